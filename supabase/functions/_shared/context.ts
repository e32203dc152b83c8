/**
 * The context of a request: how the visitor came to the form. It is sent in headers, beside the
 * seven fields. The browser's form and the function read the same names from here, so this file
 * imports nothing and runs in both.
 */

/**
 * Headers of the context. `page`: path of the page before the form, percent-encoded; `campaign`:
 * the `utm_*` parameters of the landing address, as a query; `language`: the browser's language;
 * `view`: `full` or `simplified`.
 */
export const contextHeaders = {
  page: 'x-contact-page',
  campaign: 'x-contact-campaign',
  language: 'x-contact-language',
  view: 'x-contact-view',
} as const;

/** The campaign parameters that are kept. Sales can't use the other parameters of an address. */
export const campaignNames = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'utm_id',
] as const;

const lengths = { page: 300, language: 35, campaign: 200 } as const;

export type Device = 'phone' | 'tablet' | 'computer';

export interface RequestContext {
  /**
   * Path on the site, e.g. `/solutions/neural-edge`. Empty when unknown, like the other members.
   */
  page: string;
  campaign: Partial<Record<(typeof campaignNames)[number], string>>;
  /** Language tag, e.g. `es-MX`. */
  language: string;
  view: '' | 'full' | 'simplified';
  device: '' | Device;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the purpose
const unprintable = /[\u0000-\u001f\u007f-\u009f]|\p{Surrogate}/gu;

const cut = (text: string, max: number) =>
  [...text.replace(unprintable, '')].slice(0, max).join('');

function decoded(text: string | null): string {
  try {
    return decodeURIComponent(text ?? '');
  } catch {
    return '';
  }
}

/** The class of a device, derived from the `User-Agent` header. The header itself is not stored. */
function deviceOf(agent: string): '' | Device {
  if (agent === '') return '';
  if (/iPad|Tablet|PlayBook|Silk(?!.*Mobile)|Android(?!.*Mobile)/i.test(agent)) return 'tablet';
  return /Mobi|iPhone|iPod|Android/i.test(agent) ? 'phone' : 'computer';
}

/** Reads the context. Never throws: a missing or invalid value is left empty. */
export function readContext(headers: Headers): RequestContext {
  const page = decoded(headers.get(contextHeaders.page));
  const query = new URLSearchParams(headers.get(contextHeaders.campaign) ?? '');
  const language = headers.get(contextHeaders.language) ?? '';
  const view = headers.get(contextHeaders.view);
  return {
    page: /^\/(?!\/)/.test(page) ? cut(page, lengths.page) : '',
    campaign: Object.fromEntries(
      campaignNames.flatMap((name) => {
        const value = cut(query.get(name) ?? '', lengths.campaign);
        return value ? [[name, value]] : [];
      }),
    ),
    language: /^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})*$/.test(language)
      ? language.slice(0, lengths.language)
      : '',
    view: view === 'full' || view === 'simplified' ? view : '',
    device: deviceOf(headers.get('user-agent') ?? ''),
  };
}
