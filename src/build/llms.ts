import { description, site } from '../content/site.ts';
import { pageOrder } from './page-order.ts';
import { type NamedPage, nameOf } from './search-index.ts';

/** Headings of the file, and the addresses under each; what fits none is under the first. */
const groups: readonly [title: string, pattern: RegExp][] = [
  ['Start', /^(?!)/],
  ['Solutions', /^\/solutions/],
  ['Use cases', /^\/use-cases/],
  ['Roles', /^\/roles/],
  ['Industries', /^\/industries/],
  ['Resources', /^\/resources/],
  ['Blog', /^\/blog/],
];

const groupOf = (path: string) => groups.find(([, pattern]) => pattern.test(path))?.[0] ?? 'Start';

const line = (named: NamedPage) => {
  const { lang, meta } = named.page;
  const spanish = lang === 'es-MX' ? ' (en español)' : '';
  // Brackets would end the link's text early.
  const name = nameOf(named).replace(/[[\]]/g, '');
  return `- [${name}](${site.url}${named.path}): ${meta.description}${spanish}`;
};

/** `llms.txt` as llmstxt.org describes it: what the site is, and every page with one sentence. */
export function llmsTxt(pages: readonly NamedPage[]): string {
  const { city, region } = site.headquarters;
  // Articles, which are not in the list, come after.
  const place = ({ path }: NamedPage) => {
    const index = pageOrder.indexOf(path);
    return index < 0 ? pageOrder.length : index;
  };
  const inOrder = [...pages].sort((a, b) => place(a) - place(b));
  const parts = groups.map(([title]) => {
    const lines = inOrder.filter(({ path }) => groupOf(path) === title).map(line);
    return `## ${title}\n\n${lines.join('\n')}`;
  });
  return `${[
    `# ${site.name}`,
    `> ${description}`,
    `${site.tagline}. Based in ${city}, ${region}. Write to ${site.email}, or use ${site.url}/contact.`,
    'Every page is complete HTML and needs no JavaScript. Articles are also in full in the ' +
      `[feed](${site.url}/feed.xml).`,
    ...parts,
  ].join('\n\n')}\n`;
}
