/** Path of a page's preview image: `/` → `/social/home.jpg`, `/blog/x` → `/social/blog-x.jpg`. */
export const socialCardOf = (path: string) =>
  `/social/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.jpg`;

/** Timestamp of a calendar date: noon UTC, which is the same day in Mexico and in Spain. */
export const publishedAt = (date: string) => `${date}T12:00:00Z`;
