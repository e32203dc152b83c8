/** File of a prerendered page inside `dist`: `/` → `index.html`, `/about` → `about.html`. */
export const fileOfPath = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);
