/** `npm run bench -- <name> [seconds]`: figures of this machine, side by side in one run. */
import { benchContact } from './bench/contact.ts';
import { benchScene } from './bench/scene.ts';
import { benchScroll } from './bench/scroll.ts';
import { StartError } from './lib/start-error.ts';

const benches: Record<string, (seconds: number) => Promise<void>> = {
  contact: benchContact,
  scene: benchScene,
  scroll: benchScroll,
};

const [name = '', given = '30'] = process.argv.slice(2);
const bench = Object.hasOwn(benches, name) ? benches[name] : undefined;
const seconds = Number(given);
if (!bench || !(seconds >= 1 && seconds <= 600)) {
  console.error(`Usage: npm run bench -- ${Object.keys(benches).join(' | ')} [seconds, 1 to 600]`);
  process.exit(2);
}
try {
  await bench(seconds);
} catch (error) {
  console.error(`✗ ${error instanceof StartError ? error.message : error}`);
  process.exitCode = 1;
}
