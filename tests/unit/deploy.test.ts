/** What a deployment is told before it begins. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { deployNames, missingFor } from '../../scripts/lib/deploy.ts';
import { stepFor } from '../../scripts/lib/deploy-database.ts';
import { releaseBefore } from '../../scripts/lib/release.ts';
import { settingsOf } from '../../supabase/functions/_shared/config.ts';
import { sourceFiles } from '../architecture/source.ts';

const example = [...readFileSync('.env.example', 'utf8').matchAll(/^(?:# )?([A-Z][A-Z_]+)=/gm)];
const workflow = readFileSync('.github/workflows/deploy.yml', 'utf8');

/** Read, but set by nobody: by the build, by another program of ours, or by tools. */
const notSettings = [
  ...['BUILD_YEAR', 'LINE_ART'].map((name) => `VITE_${name}`),
  ...['FUNCTION_PORT', 'DENO_LINE', 'BASE_URL', 'CI', 'PATH'],
];

/** Names of settings in the source, in each of the ways in which it reads them. */
const read = [...sourceFiles('src'), ...sourceFiles('scripts'), ...sourceFiles('supabase')].flatMap(
  ({ text }) =>
    [
      ...text.matchAll(/\b(VITE_[A-Z_]+)|process\.env\.([A-Z_]+)|(?:get|portFrom)\('([A-Z_]+)'/g),
    ].map(([, build, program, other]) => build ?? program ?? other ?? ''),
);

it('.env.example has every name that code reads or a deployment needs, and no other', () => {
  const wanted = [...read, ...Object.values(settingsOf).flat(), ...Object.keys(deployNames)];
  const settings = [...new Set(wanted)].filter((name) => !notSettings.includes(name));
  expect(example.map(([, name]) => name).sort()).toEqual(settings.sort());
});

it('the workflow hands every name that is needed to its steps', () => {
  for (const name of Object.keys(deployNames)) {
    expect(workflow).toMatch(new RegExp(`${name}: \\$\\{\\{ (?:vars|secrets)\\.${name} \\}\\}`));
  }
});

it('the guide says which function reads which secret', () => {
  const guide = readFileSync('docs/deploy.md', 'utf8');
  const section = guide.split('### Who reads which secret')[1]?.split('\nNo visitor')[0] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| `'));
  const told = rows.map((line) => line.split('|').map((cell) => cell.replaceAll('`', '').trim()));
  expect(told.length).toBeGreaterThan(5);
  for (const [, name = '', ...cells] of told) {
    const readers = (['contact-form', 'contact-delivery', 'contact-desk'] as const).map((reader) =>
      (settingsOf[reader] as readonly string[]).includes(name) ? 'yes' : '',
    );
    expect(cells.slice(0, 3), name).toEqual(readers);
  }
});

describe('deploy:check', () => {
  const whole = Object.fromEntries(Object.keys(deployNames).map((name) => [name, 'x']));
  const good = {
    ...whole,
    VITE_SITE_URL: 'https://suite.test',
    SUPABASE_PROJECT_ID: 'abc',
    VITE_SUPABASE_URL: 'https://abc.supabase.co',
  };

  it('names what is not set, and nothing when all is there', () => {
    expect(missingFor({})).toHaveLength(Object.keys(deployNames).length);
    expect(missingFor(good)).toEqual([]);
    const { SUPABASE_DB_PASSWORD: _, ...rest } = { SUPABASE_DB_PASSWORD: '', ...good };
    expect(missingFor(rest)).toEqual([expect.stringContaining('SUPABASE_DB_PASSWORD')]);
  });

  it.each([
    [{ VITE_SITE_URL: 'https://neural-suite.example' }, 'placeholder'],
    [{ VITE_SITE_URL: 'http://suite.test' }, 'https address'],
    [{ VITE_SITE_URL: 'https://suite.test/' }, 'https address'],
    [{ VITE_SUPABASE_URL: 'https://other.supabase.co' }, 'not the address'],
  ])('finds %o', (change, sentence) => {
    expect(missingFor({ ...good, ...change })).toEqual([expect.stringContaining(sentence)]);
  });

  it('never says a value', () => {
    const said = missingFor({ ...good, VITE_SUPABASE_URL: 'https://hidden.test/secret' });
    expect(said.join()).not.toMatch(/hidden|secret/);
  });
});

describe('production', () => {
  it('is deployed only after all tests of the commit, before anything is touched', () => {
    const steps = workflow.match(/gh run watch|npm run deploy:\w+|wrangler@/g);
    expect(steps).toEqual([
      ...['gh run watch', 'npm run deploy:check', 'npm run deploy:database'],
      ...['wrangler@', 'npm run deploy:smoke'],
    ]);
    expect(readdirSync('.github/workflows')).toContain('ci.yml');
    expect(workflow).toContain('--workflow ci.yml --commit "$GITHUB_SHA"');
  });

  const noHistory = releaseBefore() === null;
  it.skipIf(noHistory)('a wrong release is told (platform: a clone with its history)', () => {
    vi.stubEnv('RELEASE_BEFORE', 'HEAD');
    expect(releaseBefore()).toMatch(/^[0-9a-f]{40}$/);
    vi.stubEnv('RELEASE_BEFORE', 'no-such-tag');
    expect(() => releaseBefore()).toThrow('RELEASE_BEFORE=no-such-tag');
    vi.unstubAllEnvs();
  });

  it('runs actions and wrangler of one version each', () => {
    const folder = '.github/workflows';
    const text = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
    const uses = text.flatMap((file) => file.match(/uses: .*/g) ?? []);
    expect(uses.length).toBeGreaterThan(5);
    for (const line of uses) expect(line).toMatch(/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    for (const [version] of text.join().matchAll(/(?<=wrangler@)\S+/g)) {
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    }
  });

  it.each([
    ['same', '12', '12'],
    ['push', '12', '1 '],
    ['push', '12', '  '],
    ['ahead', '1 ', '12'],
  ])('does %s to the database with migrations %j here and %j there', (step, here, there) => {
    const listed = [0, 1].map((at) => ({ local: here[at]!.trim(), remote: there[at]!.trim() }));
    expect(stepFor(listed)).toBe(step);
  });

  it('refuses a version whose migrations have another history', () => {
    const listed = [
      { local: '1', remote: '' },
      { local: '', remote: '2' },
    ];
    expect(() => stepFor(listed)).toThrow('lacks 1');
  });
});
