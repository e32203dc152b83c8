/** Address of a page's social card: `/` → `/social/home.jpg`, `/blog/x` → `/social/blog-x.jpg`. */
export const socialCardOf = (path: string) =>
  `/social/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.jpg`;
