/**
 * `npm run deploy:rehearse`: tries on this machine what a deployment and its way back do: the
 * release before, this version, the release before again, with requests under way. It needs neither
 * a network nor a hosted project, and fails if anything is lost.
 */
import { Command } from 'commander';
import { releaseBefore } from './lib/release.ts';
import { runOnce, UserError } from './lib/user-error.ts';
import { rehearse } from './rehearse/rehearse.ts';

const databaseSteps = {
  push: 'migrated',
  ahead: 'newer, left as it is',
  same: 'up to date',
} as const;

const program = new Command('npm run deploy:rehearse --')
  .description('The release before, this version, and back, with requests under way.')
  .option('--rows <number>', 'requests that are there before', '10000')
  .action(async ({ rows }: { rows: string }) => {
    const commit = releaseBefore();
    if (!commit) {
      throw new UserError(
        'The history of the repository is missing here: git fetch --unshallow, or RELEASE_BEFORE=… names a commit that is there.',
      );
    }
    if (!/^[1-9]\d{0,6}$/.test(rows)) throw new UserError('--rows must be a whole number.');
    console.log(`The release before is ${commit.slice(0, 8)}; ${rows} requests are filled in.`);
    const { acknowledged, answers, slowestMs } = await rehearse(commit, Number(rows), (step) =>
      console.log(
        `${step.name}: database ${databaseSteps[step.database]} in ${step.databaseSeconds.toFixed(1)} s, functions in ${step.functionsSeconds.toFixed(1)} s`,
      ),
    );
    const counts = Object.entries(answers).map(([status, count]) => `${count} × ${status}`);
    console.log(`✓ ${acknowledged} requests meanwhile, all stored once and delivered; 0 lost.`);
    console.log(`  ${rows} rows of before are unchanged.`);
    console.log(
      `  Answers: ${counts.join(', ')}; the slowest request took ${Math.round(slowestMs)} ms.`,
    );
  });

await runOnce(() => program.parseAsync());
