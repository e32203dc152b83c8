/**
 * The context of a contact request: how the visitor came to the form. It is sent in headers, beside
 * the seven fields of the body. The browser's form and the function read the same names from here.
 */
import { cutText } from './text.ts';

/**
 * Headers of the context. `page`: path of the page before the form, percent-encoded; `campaign`:
 * the `utm_*` parameters of the landing address, as a query; `language`: the browser's language;
 * `referrer`: host of the page outside of this site that led here; `view`: the site with the 3D scene (`full`) or without it (`simplified`).
 */
export const contextHeaders = {
  page: 'x-contact-page',
  campaign: 'x-contact-campaign',
  language: 'x-contact-language',
  referrer: 'x-contact-referrer',
  view: 'x-contact-view',
} as const;

/** The campaign parameters that are stored. Other parameters are of no use to sales. */
export const campaignNames = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'utm_id',
] as const;

/** Code points after which a value is cut. */
export const maxLengths = { page: 300, language: 35, campaign: 200 } as const;

export type Device = 'phone' | 'tablet' | 'computer';

export interface RequestContext {
  /**
   * Path on the site, e.g. `/solutions/neural-edge`. An unknown value of this interface is empty.
   */
  page: string;
  campaign: Partial<Record<(typeof campaignNames)[number], string>>;
  /** Language tag, e.g. `es-MX`. */
  language: string;
  /** Host, e.g. `www.example.com`. */
  referrer: string;
  view: '' | 'full' | 'simplified';
  device: '' | Device;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the purpose
const unprintable = /[\u0000-\u001f\u007f-\u009f]|\p{Surrogate}/gu;

const cleanAndCut = (text: string, max: number) => cutText(text.replace(unprintable, ''), max);

function decodePath(text: string | null): string {
  try {
    return decodeURIComponent(text ?? '');
  } catch {
    return '';
  }
}

/** The class of a device, derived from the `User-Agent` header. The header itself is not stored. */
function detectDevice(userAgent: string): '' | Device {
  if (userAgent === '') return '';
  if (/iPad|Tablet|PlayBook|Silk(?!.*Mobile)|Android(?!.*Mobile)/i.test(userAgent)) {
    return 'tablet';
  }
  return /Mobi|iPhone|iPod|Android/i.test(userAgent) ? 'phone' : 'computer';
}

/** The campaign as text, e.g. `utm_medium=post, utm_source=letter`. */
export const describeCampaign = (campaign: Readonly<Record<string, string>>): string =>
  Object.entries(campaign)
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join(', ');

/** Reads the context. Never throws: a missing or invalid value is left empty. */
export function readContext(headers: Headers): RequestContext {
  const page = decodePath(headers.get(contextHeaders.page));
  const query = new URLSearchParams(headers.get(contextHeaders.campaign) ?? '');
  const language = headers.get(contextHeaders.language) ?? '';
  const referrer = headers.get(contextHeaders.referrer) ?? '';
  const view = headers.get(contextHeaders.view);
  return {
    page: /^\/(?!\/)/.test(page) ? cleanAndCut(page, maxLengths.page) : '',
    campaign: Object.fromEntries(
      campaignNames.flatMap((name) => {
        const value = cleanAndCut(query.get(name) ?? '', maxLengths.campaign);
        return value ? [[name, value]] : [];
      }),
    ),
    language: /^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})*$/.test(language)
      ? language.slice(0, maxLengths.language)
      : '',
    referrer: /^(?=.{1,253}$)[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/.test(referrer) ? referrer : '',
    view: view === 'full' || view === 'simplified' ? view : '',
    device: detectDevice(headers.get('user-agent') ?? ''),
  };
}
