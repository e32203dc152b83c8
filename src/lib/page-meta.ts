/** Address of a page's social card: `/` → `/social/home.jpg`, `/blog/x` → `/social/blog-x.jpg`. */
export const socialCardOf = (path: string) =>
  `/social/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.jpg`;

/** A calendar date as a moment that is the same day from Mexico to Madrid. */
export const publishedAt = (date: string) => `${date}T12:00:00Z`;
