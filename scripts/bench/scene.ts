/**
 * Compares the time of a frame of the site's 3D scene with that of a bare three.js page, which
 * draws as many triangles and points into an equal render target and copies it to the canvas. It is measured for each quality tier of the
 * scene (1 to 4) and for several pages. Both take turns in one browser. A pixel of each frame is
 * read back before the next frame begins, so that script time and the time of rasterization are
 * measured separately.
 */
import { basename } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import type { FrameTimes, SceneStats } from '../../src/scene/shared/protocol.ts';
import { inProject } from '../lib/project.ts';
import { withSite } from '../lib/with-site.ts';
import type { Row } from './table.ts';

const viewport = { width: 1280, height: 720 };
/**
 * Pictures of the scene that differ in cost, each with a page that begins with it. `close`: one body
 * from near.
 */
const pictures = {
  hero: '/',
  core: '/use-cases',
  close: '/solutions/neural-shield',
} as const;
type PictureName = keyof typeof pictures;
/** Frames before the measurement, which are not counted. */
const warmUpFrames = 5;
/** Most frames of one turn: few, because a frame of a slow machine takes a second. */
const turnFrames = 5;
/** Time after which a picture whose page does not answer is given up, milliseconds. */
const patience = 120_000;

/**
 * The bare page: one mesh and one cloud of points in three.js's simplest materials, drawn into a
 * target of the scene's size, format and samples and copied to the canvas; timed in the same way as
 * the scene.
 */
const barePage = (stats: SceneStats) => `
<body style="margin: 0"><script type="module">
import * as THREE from './three.module.js';
const renderer = new THREE.WebGLRenderer({ antialias: false });
renderer.setSize(${stats.target.width}, ${stats.target.height}, false);
const target = new THREE.WebGLRenderTarget(${stats.target.width}, ${stats.target.height}, {
  type: ${stats.target.bits === 16 ? 'THREE.HalfFloatType' : 'THREE.UnsignedByteType'},
  samples: ${stats.target.samples},
});
const copy = new THREE.Mesh(
  new THREE.PlaneGeometry(2, 2),
  new THREE.MeshBasicMaterial({ map: target.texture, depthTest: false }),
);
const copyCamera = new THREE.OrthographicCamera();
copyCamera.position.z = 1;
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
      renderer.setRenderTarget(target);
      renderer.render(scene, camera);
      renderer.setRenderTarget(null);
      renderer.render(copy, copyCamera);
      const given = performance.now();
      gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
      times.script.push(given - begun);
      times.raster.push(performance.now() - given);
    }
    return times;
  },
};
</script>`;

/**
 * Opens a page with a scene.
 *
 * @param stats opens the bare page, with as many triangles and points as these
 */
async function openScenePage(browser: Browser, url: string, stats?: SceneStats): Promise<Page> {
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
  await page.waitForFunction(() => window.suiteScene, undefined, { timeout: patience });
  return page;
}

/**
 * A percentile of the values.
 *
 * @param part 0.5 for the median
 */
const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(part * (values.length - 1))] ?? 0;

/**
 * Draws frames and measures them.
 *
 * @throws when they take too long
 */
const drawFrames = (page: Page, frames: number): Promise<FrameTimes> =>
  Promise.race([
    page.evaluate((count) => window.suiteScene!.time(count), frames),
    setTimeout(patience, undefined, { ref: false }).then(() => {
      throw new Error(`${frames} frames took more than ${patience / 1000} seconds.`);
    }),
  ]);

/**
 * Figures of one view of the scene on one tier. Times are medians in milliseconds, `scriptP95` is
 * the 95th percentile.
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
  /** Time of a whole frame divided by the time of the bare page. */
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
  const suite = await openScenePage(
    browser,
    `${origin}${pictures[picture]}?experience=full&film&debug&tier=${tier}`,
  );
  await drawFrames(suite, warmUpFrames);
  const stats = await suite.evaluate(() => window.suiteScene!.stats());
  const bare = await openScenePage(browser, 'http://bare.test/', stats);
  await drawFrames(bare, warmUpFrames);
  const suiteTimes: FrameTimes = { script: [], raster: [] };
  const bareTimes: FrameTimes = { script: [], raster: [] };
  for (const end = Date.now() + seconds * 1000; Date.now() < end; ) {
    for (const [page, times] of [
      [suite, suiteTimes],
      [bare, bareTimes],
    ] as const) {
      // The browser draws only the page in the foreground at full speed.
      await page.bringToFront();
      const { script, raster } = await drawFrames(page, turnFrames);
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
    script: percentile(suiteTimes.script, 0.5),
    scriptP95: percentile(suiteTimes.script, 0.95),
    bareScript: percentile(bareTimes.script, 0.5),
    raster: percentile(suiteTimes.raster, 0.5),
    bareRaster: percentile(bareTimes.raster, 0.5),
    ratio: frame(suiteTimes) / frame(bareTimes),
    frames: suiteTimes.script.length,
  };
}

/**
 * Measures every view of the scene on every tier, and prints each result at once.
 *
 * @param seconds duration of each measurement
 * @returns by `tier picture`, e.g. `1 hero`
 */
export const measureScene = (seconds: number): Promise<Map<string, TierFigures>> =>
  withSite(async (browser, origin) => {
    const all = new Map<string, TierFigures>();
    for (const picture of Object.keys(pictures) as PictureName[]) {
      for (const tier of [1, 2, 3, 4]) {
        const name = `${tier} ${picture}`;
        console.log(`${name}: milliseconds a frame at ${viewport.width} × ${viewport.height}`);
        const figures = await measurePicture(browser, origin, picture, tier, seconds);
        all.set(name, figures);
        console.table(figures);
      }
    }
    return all;
  });

/** A row of the table for each picture: the whole frame beside the bare page's, tiers 1 to 4. */
export const sceneRows = (all: ReadonlyMap<string, TierFigures>): Row[] =>
  Object.keys(pictures).map((picture) => {
    const ratios = [...all]
      .filter(([name]) => name.endsWith(picture))
      .map(([, { ratio }]) => ratio.toFixed(2));
    const figure = `frame ÷ bare three.js page, ${picture}, tiers 1 to 4`;
    return { figure, goal: '', median: ratios.join(', '), worst: '' };
  });
