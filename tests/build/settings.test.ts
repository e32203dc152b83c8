/** The address and contacts of a deployment are in every file, including those for machines. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeholders } from '../../src/content/site.ts';

const settings = {
  VITE_SITE_URL: 'https://suite.test',
  VITE_SITE_EMAIL: 'sales@suite.test',
  VITE_LINKEDIN_URL: 'https://www.linkedin.com/company/suite-test',
  VITE_SOCIAL_URL: 'https://x.com/suite_test',
} satisfies Record<keyof typeof placeholders, string>;
/** Ways to sign in at the desk, which has them only where a hosted backend is. */
const signIn = { VITE_SUPABASE_URL: 'https://abc.supabase.co', VITE_DESK_SIGN_IN: 'saml,google' };
/**
 * Checked file types. Scripts are left out: they contain the defaults next to the settings, without
 * using them.
 */
const textual = ['.html', '.xml', '.txt', '.json', '.webmanifest'];

describe('a build with settings of its own', () => {
  const folder = mkdtempSync(join(tmpdir(), 'neural-suite-build-'));
  const dist = join(folder, 'dist');
  const read = (name: string) => readFileSync(join(dist, name), 'utf8');

  beforeAll(() => {
    const { status, stderr } = spawnSync('npx', ['vite', 'build', '--app', '--outDir', dist], {
      env: { ...process.env, ...settings, ...signIn },
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stderr);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('leaves no placeholder in any file', () => {
    const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
      textual.includes(extname(name)),
    );
    expect(files.length).toBeGreaterThan(38);
    const left = files.flatMap((name) => {
      const text = read(name);
      return Object.values(placeholders)
        .filter((value) => text.includes(value))
        .map((value) => `${name}: ${value}`);
    });
    expect(left).toEqual([]);
  });

  it('offers the company’s sign-in at the desk', () => {
    const scripts = readdirSync(join(dist, 'desk'), { recursive: true, encoding: 'utf8' }).filter(
      (name) => extname(name) === '.js',
    );
    const code = scripts.map((name) => read(join('desk', name))).join('');
    expect(code).toContain('saml,google');
    expect(code).toContain('signInWithSSO');
  });
});
