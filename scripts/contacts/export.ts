import { StartError } from '../lib/start-error.ts';
import type { Command } from './command.ts';
import { outputRows } from './output.ts';
import { requests } from './requests.ts';

/** npm writes two lines of its own into the same pipe before this program starts. */
const isAfterNpm = () =>
  process.env.npm_lifecycle_event !== undefined && process.env.npm_config_loglevel !== 'silent';

/** Everything, for another program. */
export const exportAll: Command = {
  usage: 'export [--out FILE] [--all] [--separator ;] [--json]',
  summary: 'every request whole, as CSV for a spreadsheet or as JSON lines',
  most: 0,
  async run(sql, input) {
    if (input.out === undefined && !process.stdout.isTTY && isAfterNpm()) {
      throw new StartError(
        "npm's own lines would stand in the file. Use --out FILE, or npm run -s contacts -- export",
      );
    }
    await outputRows(requests(sql, { all: input.all }), input);
  },
};
