/**
 * Compares a frame of the scene, for each tier and picture, with a bare three.js page that draws as
 * many triangles and points on as many pixels. They take turns in one browser. Each frame's pixels
 * are read back before the next frame begins, so that script time and the time of waiting for
 * pixels are measured separately.
 */
import { basename } from 'node:path';
import type { Browser, Page } from 'playwright';
import type { FrameTimes, SceneStats } from '../../src/scene/shared/protocol.ts';
import { inProject } from '../lib/project.ts';
import { withSite } from '../lib/with-site.ts';
import { percentile, rounded } from './results.ts';

const viewport = { width: 1280, height: 720 };
/** Pictures of different cost, and for each the page whose first view shows it. */
const pictures = {
  hero: '/',
  core: '/use-cases',
  close: '/solutions/neural-shield',
} as const;
type PictureName = keyof typeof pictures;
/** Frames that are not counted, and frames of one turn. */
const [warm, turn] = [10, 20];

/**
 * One mesh and one cloud of points in three's plainest materials, timed in the same way as the
 * scene.
 */
const barePage = (stats: SceneStats) => `
<body style="margin: 0"><script type="module">
import * as THREE from './three.module.js';
const renderer = new THREE.WebGLRenderer({ antialias: false });
renderer.setSize(${viewport.width}, ${viewport.height});
document.body.append(renderer.domElement);
const camera = new THREE.PerspectiveCamera(40, ${viewport.width / viewport.height}, 0.1, 50);
camera.position.z = 4;
const scene = new THREE.Scene();
const round = new THREE.SphereGeometry(1.4, 240, 160);
round.setDrawRange(0, ${stats.triangles} * 3);
const ball = new THREE.Mesh(round, new THREE.MeshLambertMaterial({ color: 0x3388aa }));
const light = new THREE.DirectionalLight();
light.position.set(1, 2, 3);
const cloud = new THREE.BufferGeometry();
const places = new Float32Array(${stats.points} * 3).map(() => Math.random() * 4 - 2);
cloud.setAttribute('position', new THREE.BufferAttribute(places, 3));
scene.add(ball, light, new THREE.Points(cloud, new THREE.PointsMaterial({ size: 0.02 })));
const gl = renderer.getContext();
const pixel = new Uint8Array(4);
let clock = performance.now();
window.suiteScene = {
  async time(count) {
    const times = { script: [], raster: [] };
    for (let index = 0; index < count; index += 1) {
      clock += 1000 / 60;
      const begun = performance.now();
      ball.rotation.y = clock / 4000;
      renderer.render(scene, camera);
      const given = performance.now();
      gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
      times.script.push(given - begun);
      times.raster.push(performance.now() - given);
    }
    return times;
  },
};
</script>`;

async function open(browser: Browser, url: string, stats?: SceneStats): Promise<Page> {
  const page = await browser.newPage({ viewport });
  if (stats) {
    await page.route(`${url}**`, (route) => {
      const file = basename(new URL(route.request().url()).pathname);
      return file
        ? route.fulfill({ path: inProject('node_modules/three/build', file) })
        : route.fulfill({ contentType: 'text/html', body: barePage(stats) });
    });
  }
  await page.goto(url);
  await page.waitForFunction(() => window.suiteScene, undefined, { timeout: 120_000 });
  return page;
}

const draw = (page: Page, frames: number): Promise<FrameTimes> =>
  page.evaluate((count) => window.suiteScene!.time(count), frames);

/**
 * Figures of one picture on one tier. Times are medians in milliseconds unless stated otherwise.
 */
export interface TierFigures {
  drawCalls: number;
  triangles: number;
  points: number;
  script: number;
  scriptP95: number;
  bareScript: number;
  raster: number;
  bareRaster: number;
  /** Time of a whole frame divided by that of the bare page. */
  ratio: number;
  frames: number;
}

async function measurePicture(
  browser: Browser,
  origin: string,
  picture: PictureName,
  tier: number,
  seconds: number,
): Promise<TierFigures> {
  const suite = await open(
    browser,
    `${origin}${pictures[picture]}?experience=full&film&debug&tier=${tier}`,
  );
  await draw(suite, warm);
  const stats = await suite.evaluate(() => window.suiteScene!.stats());
  const bare = await open(browser, 'http://bare.test/', stats);
  await draw(bare, warm);
  const ours: FrameTimes = { script: [], raster: [] };
  const theirs: FrameTimes = { script: [], raster: [] };
  for (const end = Date.now() + seconds * 1000; Date.now() < end; ) {
    for (const [page, times] of [
      [suite, ours],
      [bare, theirs],
    ] as const) {
      // The browser draws only the page in front at full speed.
      await page.bringToFront();
      const { script, raster } = await draw(page, turn);
      times.script.push(...script);
      times.raster.push(...raster);
    }
  }
  await Promise.all([suite.close(), bare.close()]);
  const frame = ({ script, raster }: FrameTimes) =>
    percentile(script, 0.5) + percentile(raster, 0.5);
  const { drawCalls, triangles, points } = stats;
  return {
    ...{ drawCalls, triangles, points },
    script: percentile(ours.script, 0.5),
    scriptP95: percentile(ours.script, 0.95),
    bareScript: percentile(theirs.script, 0.5),
    raster: percentile(ours.raster, 0.5),
    bareRaster: percentile(theirs.raster, 0.5),
    ratio: frame(ours) / frame(theirs),
    frames: ours.script.length,
  };
}

/**
 * Measures every tier in every picture and prints each result at once.
 *
 * @param seconds for each of them
 * @returns by `tier picture`, e.g. `1 hero`
 */
export const measureScene = (seconds: number): Promise<Map<string, TierFigures>> =>
  withSite(async (browser, origin) => {
    const all = new Map<string, TierFigures>();
    for (const picture of Object.keys(pictures) as PictureName[]) {
      for (const tier of [1, 2, 3, 4]) {
        const figures = await measurePicture(browser, origin, picture, tier, seconds);
        const name = `${tier} ${picture}`;
        all.set(name, figures);
        console.log(`${name}: milliseconds a frame at ${viewport.width} × ${viewport.height}`);
        console.table(rounded(figures));
      }
    }
    return all;
  });
