/**
 * `npm run bench`: measures pages, 3D scene and contact form on this machine, and writes
 * `bench/README.md`. By name it runs one of the three, and prints it.
 */
import { Argument, Command } from 'commander';
import { contactRows, measureContact } from './bench/contact.ts';
import { measurePages } from './bench/pages.ts';
import { measureScene, sceneRows } from './bench/scene.ts';
import { type Row, writeTable } from './bench/table.ts';
import { pagePaths } from './lib/measure/routes.ts';
import { runOnce } from './lib/user-error.ts';

const benches: Record<string, (paths: readonly string[]) => Promise<Row[]>> = {
  pages: measurePages,
  scene: async () => sceneRows(await measureScene(10)),
  contact: async () => contactRows(await measureContact(30)),
};

const program = new Command('npm run bench --')
  .description('Measures pages, scene and contact, into bench/README.md; by name, prints one.')
  .addArgument(new Argument('[name]').choices(Object.keys(benches)))
  .option('--routes <paths...>', 'only these pages', [...pagePaths])
  .action(async (name: string | undefined, { routes }: { routes: string[] }) => {
    const rows: Row[] = [];
    for (const [key, bench] of Object.entries(benches)) {
      if (!name || name === key) rows.push(...(await bench(routes)));
    }
    console.table(rows);
    if (!name) writeTable(rows);
  });

await runOnce(() => program.parseAsync());
