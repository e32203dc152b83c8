/** Who is signed in, in this browser. */
import { backendUrl } from '../lib/backend.ts';
import { observable } from '../lib/observable.ts';

/** Why the sign-in screen is shown. */
export type Reason = 'none' | 'ended' | 'used-link' | 'offline' | 'signed-out';
export type Session = { state: 'starting' | 'in' } | { state: 'out'; reason: Reason };

const storageKey = 'desk-token';
const store = observable<Session>({ state: 'starting' });
export const { get: getSession, subscribe: subscribeSession } = store;

/** A hosted backend sends links by email; on one machine the runner prints them. */
export const sendsLinks = backendUrl !== '';
const hosted = () => import('../lib/supabase-auth.ts');

/** What this tab holds where storage is switched off. */
let tokenInMemory: string | null = null;

function keep(token: string | null) {
  tokenInMemory = token;
  try {
    if (token) localStorage.setItem(storageKey, token);
    else localStorage.removeItem(storageKey);
  } catch {
    // The sign-in lasts as long as the tab.
  }
}

function kept(): string | null {
  try {
    return localStorage.getItem(storageKey) ?? tokenInMemory;
  } catch {
    return tokenInMemory;
  }
}

/** The token for a call; `null` when nobody is signed in. */
export const currentToken = async (): Promise<string | null> =>
  sendsLinks ? await (await hosted()).accessToken() : kept();

/** Takes the token out of a printed link, so that neither history nor a reload sends it again. */
function takeLink(): string | null {
  const [, token] = /^#sign-in=([\w-]+)$/.exec(location.hash) ?? [];
  if (token) history.replaceState(null, '', location.pathname);
  return token ?? null;
}

async function redeem(token: string): Promise<Session> {
  try {
    const response = await fetch('/auth/v1/link', {
      method: 'POST',
      body: JSON.stringify({ token }),
    });
    if (!response.ok) return kept() ? { state: 'in' } : { state: 'out', reason: 'used-link' };
    keep((await response.json()).access_token);
    return { state: 'in' };
  } catch {
    return { state: 'out', reason: 'offline' };
  }
}

/** Decides who is signed in. Call once, and again for a link that was opened in the same tab. */
export async function startSession(): Promise<void> {
  const link = sendsLinks ? null : takeLink();
  if (link) {
    store.set(await redeem(link));
    return;
  }
  try {
    store.set((await currentToken()) ? { state: 'in' } : { state: 'out', reason: 'none' });
  } catch {
    store.set({ state: 'out', reason: 'offline' });
  }
}

/** The server does not take the token any more, or the person has left. */
export async function endSession(reason: Reason): Promise<void> {
  keep(null);
  if (sendsLinks) await (await hosted()).signOut().catch(() => {});
  store.set({ state: 'out', reason });
}
