/** How the visitor came to the form, as headers; loaded with what sends it. */
import { campaignNames, contextHeaders } from '../../../supabase/functions/_shared/context.ts';

/** Addresses of this visit in this tab, the oldest first, as far as the browser tells them. */
function visited(): URL[] {
  // Absent in older browsers: those tell at least who led here, and where the visitor is.
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
export function visitContext(): Record<string, string> {
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
