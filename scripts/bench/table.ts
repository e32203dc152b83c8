/** The table that `npm run bench` prints and writes. */
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { inProject } from '../lib/project.ts';

export interface Row {
  figure: string;
  goal: string;
  median: string;
  /** The worst value, with the page that has it. */
  worst: string;
}

/** Writes all rows into `bench/README.md`, as one table. */
export function writeTable(rows: readonly Row[]): void {
  const cells = rows.map(
    (row) => `| ${[row.figure, row.goal, row.median, row.worst].join(' | ')} |`,
  );
  writeFileSync(
    inProject('bench', 'README.md'),
    `# Figures

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}, on ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}, WebGL in software. Pages:
Lighthouse CI on a simulated phone, median of three runs, as the site decides and with the live scene; [its goals](lighthouserc.json).
Times move with the machine: compare them with those of another build on the same one. Bytes and counts hold anywhere.

| figure | goal | median | worst |
| --- | ---: | ---: | ---: |
${cells.join('\n')}
`,
  );
}
