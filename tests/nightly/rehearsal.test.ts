/** A deployment and its way back, with 10,000 rows and requests under way, lose nothing. */
import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { releaseBefore } from '../../scripts/lib/release.ts';

it.skipIf(releaseBefore() === null)(
  'older, newer, older again (platform: a clone with its history)',
  () => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'scripts/deploy-rehearse.ts', '--rows', '10000'],
      { encoding: 'utf8' },
    );
    console.log(stdout);
    expect(status, stdout + stderr).toBe(0);
    expect(stdout).toMatch(/^release before: database migrated/m);
    expect(stdout).toMatch(/^this version: database migrated/m);
    expect(stdout).toMatch(/^release before, again: database newer, left as it is/m);
    expect(stdout).toMatch(/✓ \d{2,} requests meanwhile, all stored once and delivered; 0 lost/);
    expect(stdout).toContain('10000 rows of before are unchanged');
    const [, codes = ''] = /Answers: (.*);/.exec(stdout) ?? [];
    expect(codes).toMatch(/^\d+ × 200/);
  },
);
