/** Successive deployments of the site on one address, and a network that can be cut. */
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join, resolve } from 'node:path';
import { openServer } from '../../../scripts/local-server/server.ts';
import { serveSite } from '../../../scripts/local-server/site.ts';
import { writeServiceWorker } from '../../../src/build/service-worker.ts';
import { workerPath } from '../../../src/lib/worker-path.ts';

const root = resolve(import.meta.dirname, '../../..');
const dist = join(root, 'dist');

/** Part of the name of every hashed file in the second deployment. */
export const second = 'second';

export interface Site {
  url: string;
  /** Makes the host serve this folder from now on. */
  deploy: (folder: string) => void;
  /** Drops every connection without an answer from now on. */
  cut: () => void;
  /** Answers requests for these paths with a page and status 200, as a proxy does; null ends it. */
  intercept: (paths: RegExp | null) => void;
  close: () => Promise<void>;
}

/** Serves the site with the server of `npm start` on a port of its own. */
export async function openSite(folder = dist): Promise<Site> {
  let serve = serveSite(folder);
  let isCut = false;
  let intercepted: RegExp | null = null;
  const server = await openServer({
    port: 0,
    host: '127.0.0.1',
    site: (request, response) => {
      if (isCut) request.socket.destroy();
      else if (intercepted?.test(request.url ?? '')) {
        response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Please wait</p>');
      } else serve(request, response);
    },
  });
  return {
    url: server.url,
    deploy: (next) => {
      serve = serveSite(next);
    },
    cut: () => {
      isCut = true;
    },
    intercept: (paths) => {
      intercepted = paths;
    },
    close: server.close,
  };
}

/**
 * Makes a copy of the build in which every hashed file has another name, as after a change that
 * affects all of them, with a service worker made by the build's own code.
 *
 * @returns the folder, and a function that removes it
 */
export async function makeSecond(): Promise<{ folder: string; remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'neural-suite-second-'));
  cpSync(dist, folder, { recursive: true });
  const assets = join(folder, 'assets');
  const files = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  rmSync(join(folder, workerPath));
  // The server sends the plain file if there is no compressed copy.
  for (const file of files()) if (/\.(?:br|gz)$/.test(file)) rmSync(file);

  const names = readdirSync(assets);
  const renamed = new Map(names.map((name) => [name, name.replace(/(\.\w+)$/, `-${second}$1`)]));
  for (const file of files()) {
    if (!['.html', '.js', '.css', '.json'].includes(extname(file))) continue;
    const text = readFileSync(file, 'utf8').replace(
      /[\w.-]+\.(?:js|css|json|svg|woff2)\b/g,
      (name) => renamed.get(name) ?? name,
    );
    writeFileSync(file, text);
  }
  for (const [name, next] of renamed) renameSync(join(assets, name), join(assets, basename(next)));
  await writeServiceWorker(root, folder);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
