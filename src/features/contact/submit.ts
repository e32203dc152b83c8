/**
 * Sends a filled form, with supabase-js and the data cache's retries. Both are large, so this
 * file is loaded when the form is first touched (use-submit.ts).
 *
 * In event mode nobody comes back to press Send again, so a request is stored on the device, encrypted,
 * before it is sent, and removed when the server has acknowledged it.
 */
import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { campaignNames, contextHeaders } from '../../../supabase/functions/_shared/context.ts';
import { CallFailed, invoke } from '../../lib/supabase.ts';
import { notify } from '../../ui/toasts/notify.ts';
import type { ContactRequest } from '../offline-queue/start.ts';
import { forget, inEventMode } from './form-request.ts';
import { messages } from './messages.ts';

/** Addresses of this visit in this tab, the oldest first, as far as the browser tells them. */
function visited(): URL[] {
  // Older browsers have no Navigation API; there the referrer and the current address are used.
  const { navigation } = window as Partial<Window>;
  const at = navigation?.currentEntry?.index ?? -1;
  const listed = navigation?.entries().slice(0, at + 1) ?? [];
  const known =
    listed.length > 0 ? listed.map(({ url }) => url) : [document.referrer, location.href];
  return known.flatMap((text) => {
    const url = text && URL.canParse(text) ? new URL(text) : null;
    return url?.origin === location.origin ? [url] : [];
  });
}

/** The `utm_*` parameters of the newest address that has each. */
function campaignOf(urls: readonly URL[]): string {
  const found = new URLSearchParams();
  for (const name of campaignNames) {
    const value = urls
      .findLast(({ searchParams }) => searchParams.get(name))
      ?.searchParams.get(name);
    if (value) found.set(name, value.slice(0, 200));
  }
  return found.toString();
}

/** @returns headers of ASCII alone; those of which nothing is known are left out */
function visitContext(): Record<string, string> {
  const urls = visited();
  const before = urls.findLast(({ pathname }) => pathname !== location.pathname);
  const known = {
    [contextHeaders.page]: (before ?? location).pathname,
    [contextHeaders.campaign]: campaignOf(urls),
    [contextHeaders.language]: navigator.language,
    [contextHeaders.view]: document.documentElement.dataset.experience ?? '',
  };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value));
}

/** `kept`: stored on this device, and sent from there later. */
export type Outcome = 'sent' | 'kept' | 'failed';

/** The data cache's constants, in milliseconds. */
const retries = 3;
const firstRetryAfter = 1000;
const longestRetryAfter = 30_000;
const cacheTime = 300_000;

/** A call without an answer after this long counts as a network failure. */
const answerWithin = 20_000;

const isTemporary = (error: Error): error is CallFailed =>
  error instanceof CallFailed && error.isTemporary;

/** Milliseconds after which the server allows another attempt; 0 where it names none. */
const retryAfterMs = (error: Error) => (isTemporary(error) ? (error.retryAfter ?? 0) * 1000 : 0);

/** A call is not retried when the server demands a longer delay than the maximum; the visitor may press Send again. */
const retry = (failures: number, error: Error) =>
  failures < retries && isTemporary(error) && retryAfterMs(error) <= longestRetryAfter;

const retryDelay = (attempt: number, error: Error) =>
  Math.max(retryAfterMs(error), Math.min(firstRetryAfter * 2 ** attempt, longestRetryAfter));

const client = new QueryClient({
  defaultOptions: {
    queries: { retry, retryDelay, gcTime: cacheTime },
    // `always`: a call while offline fails at once, and does not wait for the network.
    mutations: { retry, retryDelay, gcTime: cacheTime, networkMode: 'always' },
  },
});

const post = ({ body, headers }: ContactRequest) =>
  invoke('contact-form', { body, headers, timeout: answerWithin });

const outbox = () => import('../offline-queue/store.ts');

/** @returns whether the request is stored on the device; otherwise it is sent as usual */
async function keepAtEvent(request: ContactRequest): Promise<boolean> {
  if (!inEventMode()) return false;
  try {
    await (await outbox()).enqueue(request);
    return true;
  } catch {
    return false;
  }
}

/** Updates the stored request. If that fails, it is sent again, which its key makes harmless. */
const settle = (work: (store: Awaited<ReturnType<typeof outbox>>) => Promise<void>) =>
  outbox()
    .then(work)
    .catch(() => {});

/** Sends a request and shows the result as a toast, also on another page. Never throws. */
export async function submit(filled: ContactRequest): Promise<Outcome> {
  const request = { ...filled, headers: { ...filled.headers, ...visitContext() } };
  const isKept = await keepAtEvent(request);
  try {
    await new MutationObserver(client, { mutationFn: post }).mutate(request);
  } catch (error) {
    if (isKept && error instanceof Error && isTemporary(error)) {
      const { retryAfter } = error;
      if (retryAfter) await settle((store) => store.postpone(request, retryAfter));
      forget();
      notify(messages.kept);
      return 'kept';
    }
    // The visitor sees the failure and can send again, so the stored copy is removed.
    if (isKept) await settle((store) => store.drop(request));
    notify(messages.failed);
    return 'failed';
  }
  if (isKept) await settle((store) => store.drop(request));
  forget();
  notify(messages.sent);
  return 'sent';
}
