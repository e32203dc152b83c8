/** Base URL of the configured backend. Empty if the site's own origin serves the edge functions. */
export const backendUrl: string = (import.meta.env.VITE_SUPABASE_URL ?? '').replace(/\/+$/, '');

/** URL of an edge function, relative if it is on the site's own origin. */
export const functionUrl = (name: string) => `${backendUrl}/functions/v1/${name}`;
