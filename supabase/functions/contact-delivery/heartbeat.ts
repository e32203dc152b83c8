/**
 * Calls a URL of the operator's monitoring service as long as messages to sales are sent in time.
 * The service raises an alarm when the calls stop, so the alarm does not depend on the channels
 * that fail.
 */
import { keepAliveUntil } from '../_shared/background.ts';
import { log } from '../_shared/log.ts';
import { callOut, faultOf } from '../_shared/outgoing.ts';

/** Shortest time between two calls. Monitoring services refuse more than a few calls a minute. */
const minIntervalMs = 30_000;
/** Limit for the whole call. */
const timeoutMs = 5000;

async function callMonitor(url: string): Promise<void> {
  const headers = { 'user-agent': 'contact-delivery' };
  const reason = faultOf(await callOut(url, { headers }, timeoutMs));
  if (reason) log('delivery.heartbeat-failed', { reason });
}

/** @returns a function that calls the URL without waiting for the response, and never throws */
export function createHeartbeat(url: string | null): () => void {
  let calledAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (url === null || Date.now() - calledAt < minIntervalMs) return;
    calledAt = Date.now();
    keepAliveUntil(callMonitor(url));
  };
}
