/**
 * Field measurement: loading, response to input and layout shift of a real visit,
 * sent to an endpoint of the operator's own. Off unless `VITE_VITALS_URL` is set at
 * build time; then still nothing is loaded, kept or sent for a visitor who asks not to
 * be tracked. No identifier, no cookie, no address beyond the path.
 */
import type { Metric } from 'web-vitals';

/** What one visit of a page reports, once, as it is left. */
export interface VitalsReport {
  /** Path of the page that was opened, without query and fragment. */
  page: string;
  experience: string;
  /** How the page was reached: `navigate`, `reload`, `back-forward-cache` … */
  navigation: string;
  /** Milliseconds, but for CLS, which has no unit. */
  metrics: Partial<Record<Metric['name'], number>>;
}

function refused(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/**
 * Starts to measure, unless the visitor refuses it.
 *
 * @param endpoint receives a {@link VitalsReport} as JSON by POST
 */
export async function measureVitals(endpoint: string): Promise<void> {
  if (refused()) return;
  const page = location.pathname;
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  const metrics: VitalsReport['metrics'] = {};
  let navigation = '';
  const keep = (metric: Metric) => {
    metrics[metric.name] = metric.value;
    navigation = metric.navigationType;
  };
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(keep);

  let isSent = false;
  const send = () => {
    if (document.visibilityState !== 'hidden' || isSent || !navigation) return;
    isSent = true;
    const experience = document.documentElement.dataset.experience ?? '';
    const report: VitalsReport = { page, experience, navigation, metrics };
    // Sent as text, which needs no CORS preflight, so that the request may outlive the page.
    fetch(endpoint, {
      method: 'POST',
      body: JSON.stringify(report),
      keepalive: true,
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    }).catch(() => {});
  };
  // On the window, because the library takes its last values in a listener on the document, which comes first.
  addEventListener('visibilitychange', send);
}
