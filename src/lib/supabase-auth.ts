/**
 * Sign-in at the hosted backend, for the desk. The desk imports this file dynamically, and only if
 * there is a hosted backend.
 */
import { createClient, type Provider } from '@supabase/supabase-js';
import { backendUrl } from './backend.ts';

const supabase = createClient(
  backendUrl || location.origin,
  import.meta.env.VITE_SUPABASE_ANON_KEY || 'public-anonymous-key',
  { auth: { flowType: 'pkce', detectSessionInUrl: true, storageKey: 'desk-sign-in' } },
);

/** The access token, renewed when it is about to expire; `null` when no user is signed in. */
export async function accessToken(): Promise<string | null> {
  const { data } = await supabase.auth.getSession();
  return data.session?.access_token ?? null;
}

/**
 * Sends a sign-in link if a user has this email address.
 *
 * @returns message of the error, or `null`
 */
export async function sendLink(email: string): Promise<string | null> {
  const { error } = await supabase.auth.signInWithOtp({
    email,
    options: { emailRedirectTo: `${location.origin}/desk`, shouldCreateUser: false },
  });
  // The error for an unknown address is dropped, so that the answer does not reveal who is a user.
  return error && error.code !== 'otp_disabled' ? error.message : null;
}

/**
 * Leaves for the sign-in of the person's company.
 *
 * @param way `saml`, which finds the company by the address, or the name of an OAuth provider
 * @returns message of the error, or `null`
 */
export async function openTeamSignIn(way: string, email: string): Promise<string | null> {
  const options = { redirectTo: `${location.origin}/desk` };
  const { error } = await (way === 'saml'
    ? supabase.auth.signInWithSSO({ domain: email.split('@').at(-1) ?? '', options })
    : supabase.auth.signInWithOAuth({ provider: way as Provider, options }));
  return error?.message ?? null;
}

export const signOut = () => supabase.auth.signOut({ scope: 'local' });
