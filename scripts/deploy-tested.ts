/**
 * `npm run deploy:tested`: waits until the browser tests of this commit have passed in GitHub's CI,
 * and fails when they have not. It reads GITHUB_REPOSITORY, GITHUB_SHA and GH_TOKEN.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { browserVerdict, type CheckRun } from './lib/deploy.ts';
import { runOnce, UserError } from './lib/user-error.ts';

/** Longer than the tests take, shorter than the job may. */
const waitMs = 40 * 60_000;
const pauseMs = 20_000;

const { env } = process;

/** The runs of the commit's checks, only the latest of each; none while GitHub does not answer. */
async function readChecks(): Promise<CheckRun[]> {
  const { GITHUB_REPOSITORY: repository, GITHUB_SHA: commit, GH_TOKEN: token } = env;
  if (!repository || !commit || !token) {
    throw new UserError('GITHUB_REPOSITORY, GITHUB_SHA and GH_TOKEN are set in GitHub’s CI only.');
  }
  const api = env.GITHUB_API_URL || 'https://api.github.com';
  const response = await fetch(
    `${api}/repos/${repository}/commits/${commit}/check-runs?filter=latest&per_page=100`,
    {
      headers: { accept: 'application/vnd.github+json', authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(pauseMs),
    },
  ).catch(() => null);
  if (!response || response.status >= 500) return [];
  if (!response.ok) throw new UserError(`GitHub answered ${response.status} about the checks.`);
  return ((await response.json()) as { check_runs: CheckRun[] }).check_runs;
}

await runOnce(async () => {
  for (const deadline = Date.now() + waitMs; ; await sleep(pauseMs)) {
    const verdict = browserVerdict(await readChecks());
    if (verdict === 'passed') break;
    if (verdict === 'failed') throw new UserError('The browser tests of this commit failed.');
    if (Date.now() > deadline) {
      throw new UserError(
        'The browser tests of this commit have not passed in time: did they run?',
      );
    }
  }
  console.log('✓ The browser tests of this commit have passed.');
});
