/**
 * Measures the web vitals (loading, response to input, layout shift) of real visits and sends them
 * to an endpoint of the site's operator. Off unless `VITE_VITALS_URL` is set at build time, and off
 * for visitors who ask not to be tracked. A report has no identifier, no cookie and no URL but the
 * path.
 */
import type { Metric } from 'web-vitals';

/** The report of one visit of a page, sent once, when the page is left. */
export interface VitalsReport {
  /** Path of the first page, without query and fragment. */
  page: string;
  /** `full` with the live 3D scene, else `simplified`. */
  experience: string;
  /** How the page was reached: `navigate`, `reload`, `back-forward-cache` … */
  navigation: string;
  /** In milliseconds, except CLS, which has no unit. */
  metrics: Partial<Record<Metric['name'], number>>;
}

function hasOptedOut(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/**
 * Starts the measurement, unless the visitor has opted out of tracking.
 *
 * @param endpoint receives a {@link VitalsReport} as JSON by POST
 */
export async function measureVitals(endpoint: string): Promise<void> {
  if (hasOptedOut()) return;
  const page = location.pathname;
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  const metrics: VitalsReport['metrics'] = {};
  let navigation = '';
  const record = (metric: Metric) => {
    metrics[metric.name] = metric.value;
    navigation = metric.navigationType;
  };
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(record);

  let isSent = false;
  const send = () => {
    if (document.visibilityState !== 'hidden' || isSent || !navigation) return;
    isSent = true;
    const experience = document.documentElement.dataset.experience ?? '';
    const report: VitalsReport = { page, experience, navigation, metrics };
    // As text, the request needs no CORS preflight, so that it can outlive the page.
    fetch(endpoint, {
      method: 'POST',
      body: JSON.stringify(report),
      keepalive: true,
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    }).catch(() => {});
  };
  // On `window`, because the library reports its last values in a listener on `document`, which
  // runs first.
  addEventListener('visibilitychange', send);
}
