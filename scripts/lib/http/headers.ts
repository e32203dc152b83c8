/** The headers that a production host would send, read from the same file. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheControl, headersFile } from '../../../src/build/headers.ts';

interface Rule {
  prefix: string;
  headers: [name: string, value: string][];
}

/** Reads the `_headers` format: a path pattern, then indented headers. `*` at the end is supported. */
function parse(text: string): Rule[] {
  const rules: Rule[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    if (!/^\s/.test(line)) {
      rules.push({ prefix: line.trim().replace(/\*$/, ''), headers: [] });
      continue;
    }
    const [, name, value] = /^\s+([^:\s]+):\s*(.*)$/.exec(line) ?? [];
    if (name && value) rules.at(-1)?.headers.push([name.toLowerCase(), value.trim()]);
  }
  return rules;
}

/** Headers for a path; a later rule wins. */
export type HeadersFor = (path: string) => Record<string, string>;

/** @param siteFolder the built site; without its `_headers` the standard ones are sent */
export function readHeaders(siteFolder: string | null): HeadersFor {
  const file = siteFolder && join(siteFolder, '_headers');
  const rules = parse(file && existsSync(file) ? readFileSync(file, 'utf8') : headersFile());
  return (path) => ({
    'cache-control': cacheControl.other,
    ...Object.fromEntries(
      rules.filter(({ prefix }) => path.startsWith(prefix)).flatMap(({ headers }) => headers),
    ),
  });
}
