/** The desk's session in this browser: whether a person is signed in, and the access token. */

import { replaceAddress } from '../lib/address.ts';
import { backendUrl } from '../lib/backend.ts';
import { observable } from '../lib/observable.ts';
import { readStored, store } from '../lib/storage.ts';

/** Why the sign-in screen is shown. */
export type SignedOutReason = 'none' | 'ended' | 'used-link' | 'offline' | 'signed-out';
export type Session = { state: 'starting' | 'in' } | { state: 'out'; reason: SignedOutReason };

export const storageKey = 'desk-token';
export const session = observable<Session>({ state: 'starting' });

/** A hosted backend sends sign-in links by email; the local server prints them in its terminal. */
export const isHosted = backendUrl !== '';
const loadAuth = () => import('../lib/supabase-auth.ts');

/** The access token, for browsers in which storage is blocked. It lasts as long as the tab. */
let tokenInMemory: string | null = null;

function saveToken(token: string | null) {
  tokenInMemory = token;
  store('localStorage', storageKey, token);
}

const readToken = () => readStored('localStorage', storageKey) ?? tokenInMemory;

/** The access token for a call; `null` when nobody is signed in. */
export const currentToken = async (): Promise<string | null> =>
  isHosted ? await (await loadAuth()).accessToken() : readToken();

/**
 * Reads the token of a sign-in link that the local server has printed, and removes it from the
 * address, so that neither a reload nor the history sends it again.
 */
function consumeLinkToken(): string | null {
  const [, token] = /^#sign-in=([\w-]+)$/.exec(location.hash) ?? [];
  if (token) {
    replaceAddress((url) => {
      url.hash = '';
      url.search = '';
    });
  }
  return token ?? null;
}

/** Exchanges the token of a link for an access token. */
async function redeemLinkToken(linkToken: string): Promise<Session> {
  try {
    const response = await fetch('/auth/v1/link', {
      method: 'POST',
      body: JSON.stringify({ token: linkToken }),
    });
    if (!response.ok) return readToken() ? { state: 'in' } : { state: 'out', reason: 'used-link' };
    saveToken((await response.json()).access_token);
    return { state: 'in' };
  } catch {
    return { state: 'out', reason: 'offline' };
  }
}

/**
 * Sets the session from the link in the address, else from the saved access token. Runs when the
 * page loads, and again when a link is opened in the same tab or another tab has signed in or out:
 * the person may be another one, so what the desk shows and holds in memory is left first.
 */
export async function startSession(): Promise<void> {
  session.set({ state: 'starting' });
  const linkToken = isHosted ? null : consumeLinkToken();
  if (linkToken) {
    session.set(await redeemLinkToken(linkToken));
    return;
  }
  try {
    session.set((await currentToken()) ? { state: 'in' } : { state: 'out', reason: 'none' });
  } catch {
    session.set({ state: 'out', reason: 'offline' });
  }
}

/** Removes the access token and shows the sign-in screen. */
export async function endSession(reason: SignedOutReason): Promise<void> {
  saveToken(null);
  if (isHosted) await (await loadAuth()).signOut().catch(() => {});
  session.set({ state: 'out', reason });
}
