/** Where the functions answer: the configured backend, else the site's own origin. */
export const backendUrl: string = (import.meta.env.VITE_SUPABASE_URL ?? '').replace(/\/+$/, '');

/** Address of an edge function, relative when it is on the site's own origin. */
export const functionUrl = (name: string) => `${backendUrl}/functions/v1/${name}`;
