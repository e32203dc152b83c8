/** What a deployment is told before it begins. */
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import {
  advisedSecrets,
  browserVerdict,
  deployNames,
  missingFor,
  missingSecrets,
  neededSecrets,
} from '../../scripts/lib/deploy.ts';
import { stepFor } from '../../scripts/lib/deploy-database.ts';
import { releaseBefore } from '../../scripts/lib/release.ts';
import { settingsOf } from '../../supabase/functions/_shared/config.ts';
import { sourceFiles } from '../architecture/source.ts';
import { listen } from '../support/listen.ts';

const example = [...readFileSync('.env.example', 'utf8').matchAll(/^(?:# )?([A-Z][A-Z_]+)=/gm)];
const workflow = readFileSync('.github/workflows/deploy.yml', 'utf8');

/** Read, but set by nobody: by the build, by another program of ours, by tools; or an old name. */
const notSettings = [
  ...['BUILD_YEAR', 'LINE_ART'].map((name) => `VITE_${name}`),
  ...['FUNCTION_PORT', 'DENO_LINE', 'BASE_URL', 'CI', 'PATH', 'CONTACT_ADDRESS_HEADER'],
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

  it('names the secrets that the project lacks', () => {
    const [first, ...others] = neededSecrets;
    const listed = (names: readonly string[]) => JSON.stringify(names.map((name) => ({ name })));
    expect(missingSecrets(listed(neededSecrets))).toEqual([]);
    expect(missingSecrets(listed(others))).toEqual([expect.stringContaining(first)]);
    expect(advisedSecrets(listed(neededSecrets))).toHaveLength(1);
    expect(advisedSecrets(listed(['CONTACT_HEARTBEAT_URL']))).toEqual([]);
  });
});

describe('production', () => {
  const ci = readFileSync('.github/workflows/ci.yml', 'utf8');

  it('is deployed only after the browser tests of the commit, before anything is touched', () => {
    const steps = [...workflow.matchAll(/npm run (deploy:\w+)|wrangler@/g)].map(([step]) => step);
    expect(steps).toEqual([
      ...['npm run deploy:tested', 'npm run deploy:check', 'npm run deploy:database'],
      ...['wrangler@', 'npm run deploy:smoke'],
    ]);
    // The name by which the tests are found.
    expect(ci).toMatch(/name: \$\{\{ matrix\.part \}\}, Node \$\{\{ matrix\.node \}\}/);
    expect(ci).toMatch(/part: \[.*\bbrowser\b/);
  });

  it.each([
    [[], 'waiting'],
    [['success', 'success'], 'passed'],
    [['success', null], 'waiting'],
    [['success', 'failure'], 'failed'],
    [[null, 'cancelled'], 'failed'],
    [['skipped'], 'failed'],
  ] as const)('with browser tests that ended %j: %s', (conclusions, verdict) => {
    const others = [{ name: 'code, Node 24', conclusion: 'failure' }];
    const runs = conclusions.map((conclusion, index) => ({
      name: `browser, Node ${20 + index}`,
      conclusion,
    }));
    expect(browserVerdict([...others, ...runs])).toBe(verdict);
  });

  it.each([
    ['success', 0, 'have passed'],
    ['failure', 1, 'failed'],
  ] as const)('asks GitHub about the commit: %s', async (conclusion, code, words) => {
    const asked: string[] = [];
    const server = createServer(({ url = '' }, response) => {
      asked.push(url);
      response.end(JSON.stringify({ check_runs: [{ name: 'browser, Node 24', conclusion }] }));
    });
    const env = {
      PATH: process.env.PATH,
      GITHUB_API_URL: `http://127.0.0.1:${await listen(server)}`,
      ...{ GITHUB_REPOSITORY: 'owner/name', GITHUB_SHA: 'abc', GH_TOKEN: 'x' },
    };
    const command = ['--import', 'tsx', 'scripts/deploy-tested.ts'];
    const ended = await new Promise<{ status: number; output: string }>((resolve) => {
      execFile(process.execPath, command, { env }, (error, stdout, stderr) =>
        resolve({ status: error ? 1 : 0, output: stdout + stderr }),
      );
    });
    server.close();
    expect(ended).toEqual({ status: code, output: expect.stringContaining(words) });
    expect(asked).toEqual(['/repos/owner/name/commits/abc/check-runs?filter=latest&per_page=100']);
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
    [
      'same',
      [
        ['1', '1'],
        ['2', '2'],
      ],
    ],
    [
      'push',
      [
        ['1', '1'],
        ['2', ''],
      ],
    ],
    [
      'push',
      [
        ['1', ''],
        ['2', ''],
      ],
    ],
    [
      'ahead',
      [
        ['1', '1'],
        ['', '2'],
      ],
    ],
  ] as const)('does %s to the database for %j', (step, rows) => {
    expect(stepFor(rows.map(([local, remote]) => ({ local, remote })))).toBe(step);
  });

  it('refuses a version whose migrations have another history', () => {
    const listed = [
      { local: '1', remote: '' },
      { local: '', remote: '2' },
    ];
    expect(() => stepFor(listed)).toThrow('lacks 1');
  });
});
