/**
 * Sends the contact form with supabase-js, and retries with TanStack Query. Both are large, so this
 * file is loaded when the visitor first touches the form (`contact-form.tsx`).
 *
 * In event mode nobody comes back to press Send again. There a request is stored on the device
 * before it is sent, and removed when the server has acknowledged it.
 */
import { QueryClient } from '@tanstack/react-query';
import {
  campaignNames,
  contextHeaders,
  maxLengths,
} from '../../../supabase/functions/_shared/context.ts';
import { cutText } from '../../../supabase/functions/_shared/text.ts';
import type { ContactRequest } from '../../lib/supabase.ts';
import { CallFailed, postContactForm } from '../../lib/supabase.ts';
import { notify } from '../../ui/toasts/notify.ts';
import { forgetDraft, inEventMode } from './form-request.ts';
import { prove, withProof } from './proof.ts';
import type { FormTexts } from './texts.ts';

/**
 * Addresses of this site that were visited in this tab, the oldest first, as far as the browser
 * tells.
 */
function getVisitedUrls(): URL[] {
  // Older browsers have no Navigation API; there the referrer and the current address are used.
  const { navigation } = window as Partial<Window>;
  const currentIndex = navigation?.currentEntry?.index ?? -1;
  const listed = navigation?.entries().slice(0, currentIndex + 1) ?? [];
  const addresses =
    listed.length > 0 ? listed.map(({ url }) => url) : [document.referrer, location.href];
  return addresses.flatMap((text) => {
    const url = text && URL.canParse(text) ? new URL(text) : null;
    return url?.origin === location.origin ? [url] : [];
  });
}

/** The `utm_*` parameters, each from the newest address that has it. */
function getCampaign(urls: readonly URL[]): string {
  const found = new URLSearchParams();
  for (const name of campaignNames) {
    const value = urls
      .findLast(({ searchParams }) => searchParams.get(name))
      ?.searchParams.get(name);
    if (value) found.set(name, cutText(value, maxLengths.campaign));
  }
  return found.toString();
}

/** Host of the page of another site that led to this tab's first page, as far as the browser tells. */
function getReferrer(): string {
  const { referrer } = document;
  const host = URL.canParse(referrer) ? new URL(referrer).hostname : '';
  return host === location.hostname ? '' : host;
}

/**
 * Headers that tell the sales team where the request came from, in ASCII: the page before the form,
 * the campaign, the language, the referrer's host and the kind of view. Headers without a value are left out.
 */
function getContextHeaders(): Record<string, string> {
  const urls = getVisitedUrls();
  const pageBefore = urls.findLast(({ pathname }) => pathname !== location.pathname);
  const headers = {
    [contextHeaders.page]: (pageBefore ?? location).pathname,
    [contextHeaders.campaign]: getCampaign(urls),
    [contextHeaders.language]: navigator.language,
    [contextHeaders.referrer]: getReferrer(),
    [contextHeaders.view]: document.documentElement.dataset.experience ?? '',
  };
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => value));
}

export { prove };

/** How sending ended. `queued`: the request is stored on this device and sent later. */
export type SubmitResult = 'sent' | 'queued' | 'failed';

const maxRetries = 3;
const firstRetryDelayMs = 1000;
const maxRetryDelayMs = 30_000;

const isTemporary = (error: Error): error is CallFailed =>
  error instanceof CallFailed && !error.isFinal;

/** Milliseconds after which the server allows another attempt; 0 if the response does not say. */
const getRetryAfterMs = (error: Error) => (isTemporary(error) ? (error.retryAfter ?? 0) * 1000 : 0);

/**
 * A call is not retried when the server demands a longer delay than the maximum, because the
 * visitor is waiting. They may press Send again.
 */
const retry = (failures: number, error: Error) =>
  failures < maxRetries && isTemporary(error) && getRetryAfterMs(error) <= maxRetryDelayMs;

const retryDelay = (attempt: number, error: Error) =>
  Math.max(getRetryAfterMs(error), Math.min(firstRetryDelayMs * 2 ** attempt, maxRetryDelayMs));

const client = new QueryClient();

/** Sends the request, and retries while that may help and the visitor has not stopped it. */
const post = (request: ContactRequest, signal: AbortSignal) =>
  client
    .getMutationCache()
    .build(client, {
      mutationFn: async (sent: ContactRequest) => {
        const proven = await withProof(sent);
        signal.throwIfAborted();
        return await postContactForm(proven);
      },
      retry,
      retryDelay,
      // A call while offline fails at once instead of waiting for the network.
      networkMode: 'always',
    })
    .execute(request);

const loadStore = () => import('../offline-queue/store.ts');

/**
 * In event mode, stores the request on the device.
 *
 * @returns whether it is stored; otherwise it is sent as usual
 */
async function storeInEventMode(request: ContactRequest): Promise<boolean> {
  if (!inEventMode()) return false;
  try {
    await (await loadStore()).enqueue(request);
    return true;
  } catch {
    return false;
  }
}

/**
 * Updates or removes the stored request. If that fails, the request is sent again later, and the
 * server recognizes its idempotency key.
 */
const updateStore = (update: (store: Awaited<ReturnType<typeof loadStore>>) => Promise<void>) =>
  loadStore()
    .then(update)
    .catch(() => {});

/**
 * Sends a request and shows the result as a toast, also on another page. Never throws.
 *
 * @param signal aborted when the visitor stops it: then nothing is shown, and the draft is kept
 */
export async function submit(
  filled: ContactRequest,
  signal: AbortSignal,
  toasts: FormTexts['toasts'],
): Promise<SubmitResult> {
  const request = { ...filled, headers: { ...filled.headers, ...getContextHeaders() } };
  const isStored = await storeInEventMode(request);
  const removeStored = async () => {
    if (isStored) await updateStore((store) => store.drop(request));
  };
  try {
    await post(request, signal);
  } catch (error) {
    // Read before the store is changed, because what has been decided can't be stopped any more.
    const isStopped = signal.aborted;
    if (!isStopped && isStored && error instanceof Error && isTemporary(error)) {
      await updateStore((store) => store.postpone(request, error));
      forgetDraft(filled.body);
      notify(toasts.queued);
      return 'queued';
    }
    // The visitor has stopped it, or sees the failure, and can send again.
    await removeStored();
    if (!isStopped) notify(toasts.failed);
    return 'failed';
  }
  const isStopped = signal.aborted;
  await removeStored();
  // The draft keeps its key for the next attempt.
  if (isStopped) return 'failed';
  forgetDraft(filled.body);
  notify(toasts.sent);
  return 'sent';
}
