/**
 * A frame of the scene per tier, beside a bare three.js page that draws as many
 * triangles and points on as many pixels, in turns in one browser. Each frame is read
 * back before the next begins, so that the script's time is not the time it waits for
 * the pixels, and the other way round.
 */
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright';
import type { FrameTimes } from '../../src/scene/shared/messages.ts';
import type { SceneStats } from '../../src/scene/shared/stats.ts';
import type { SuiteScene } from '../../src/scene/suite-scene.ts';
import { inProject } from '../lib/project.ts';
import { withSite } from '../lib/with-site.ts';
import { nothing, percentile } from './load.ts';

const viewport = { width: 1280, height: 720 };
/** Frames before it counts, and of one turn. */
const [warm, turn] = [10, 20];

/** Runs inside a page: draws frames one by one and times script and pixels apart. */
function timeFrames({ count, bare }: { count: number; bare: boolean }): Promise<FrameTimes> {
  const { suiteScene, bareScene } = window as unknown as {
    suiteScene: SuiteScene;
    bareScene: { canvas: HTMLCanvasElement; advance(ms: number): void };
  };
  if (!bare) return suiteScene.time(count);
  const gl = bareScene.canvas.getContext('webgl2') as WebGL2RenderingContext;
  const pixel = new Uint8Array(4);
  const times: FrameTimes = { script: [], raster: [] };
  let clock = performance.now();
  for (let index = 0; index < count; index += 1) {
    clock += 1000 / 60;
    const begun = performance.now();
    bareScene.advance(clock);
    const given = performance.now();
    gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
    times.script.push(given - begun);
    times.raster.push(performance.now() - given);
  }
  return Promise.resolve(times);
}

const three = (file: string) => readFileSync(inProject(`node_modules/three/build/${file}`), 'utf8');

/** One mesh and one cloud of points, in three's plainest materials. */
const bareCode = (stats: SceneStats) => `
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
window.bareScene = {
  canvas: renderer.domElement,
  advance(ms) {
    ball.rotation.y = ms / 4000;
    renderer.render(scene, camera);
  },
};`;

async function openSuite(browser: Browser, url: string, tier: number): Promise<Page> {
  const page = await browser.newPage({ viewport });
  await page.goto(`${url}/?experience=full&film&debug&tier=${tier}`);
  await page.waitForFunction(() => 'suiteScene' in window, undefined, { timeout: 120_000 });
  return page;
}

async function openBare(browser: Browser, stats: SceneStats): Promise<Page> {
  const page = await browser.newPage({ viewport });
  const scripts: Record<string, string> = {
    'bare.js': bareCode(stats),
    'three.module.js': three('three.module.js'),
    'three.core.js': three('three.core.js'),
  };
  await page.route('http://bare.test/**', (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    const body = scripts[name];
    return body === undefined
      ? route.fulfill({
          contentType: 'text/html',
          body: '<body style="margin:0"><script type="module" src="bare.js"></script>',
        })
      : route.fulfill({ contentType: 'text/javascript', body });
  });
  await page.goto('http://bare.test/');
  await page.waitForFunction(() => 'bareScene' in window, undefined, { timeout: 120_000 });
  return page;
}

const at = (times: number[], part: number) => percentile({ ...nothing(), times }, part);
const cell = (value: number, digits = 2) => value.toFixed(digits).padStart(9);

/** Of one tier; times in milliseconds, medians unless said. */
export interface TierFigures {
  drawCalls: number;
  triangles: number;
  points: number;
  script: number;
  scriptP95: number;
  bareScript: number;
  raster: number;
  bareRaster: number;
  /** A whole frame beside the bare page's. */
  ratio: number;
  frames: number;
}

async function measureTier(
  browser: Browser,
  url: string,
  tier: number,
  seconds: number,
): Promise<TierFigures> {
  const suite = await openSuite(browser, url, tier);
  const take = (page: Page, count: number, bare: boolean) =>
    page.evaluate(timeFrames, { count, bare });
  await take(suite, warm, false);
  const stats = await suite.evaluate(() =>
    (window as unknown as Window & { suiteScene: SuiteScene }).suiteScene.stats(),
  );
  const bare = await openBare(browser, stats);
  await take(bare, warm, true);
  const [ours, theirs]: [FrameTimes, FrameTimes] = [
    { script: [], raster: [] },
    { script: [], raster: [] },
  ];
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) {
    for (const [page, all, isBare] of [
      [suite, ours, false],
      [bare, theirs, true],
    ] as const) {
      // Only a page in front is given its pixels at full speed.
      await page.bringToFront();
      const { script, raster } = await take(page, turn, isBare);
      all.script.push(...script);
      all.raster.push(...raster);
    }
  }
  await Promise.all([suite.close(), bare.close()]);
  const frame = ({ script, raster }: FrameTimes) => at(script, 0.5) + at(raster, 0.5);
  const { drawCalls, triangles, points } = stats;
  return {
    ...{ drawCalls, triangles, points },
    script: at(ours.script, 0.5),
    scriptP95: at(ours.script, 0.95),
    bareScript: at(theirs.script, 0.5),
    raster: at(ours.raster, 0.5),
    bareRaster: at(theirs.raster, 0.5),
    ratio: frame(ours) / frame(theirs),
    frames: ours.script.length,
  };
}

const line = (tier: number, figures: TierFigures) =>
  [
    `${tier}`.padEnd(5),
    String(figures.drawCalls).padStart(6),
    String(figures.triangles).padStart(10),
    String(figures.points).padStart(8),
    ...[figures.script, figures.scriptP95, figures.bareScript].map((ms) => cell(ms)),
    ...[figures.raster, figures.bareRaster].map((ms) => cell(ms, 1)),
    cell(figures.ratio),
    `  ${figures.frames}`,
  ].join('');

/**
 * Measures every tier and prints it as it comes.
 *
 * @param seconds for each tier
 */
export const measureScene = (seconds: number): Promise<Map<number, TierFigures>> =>
  withSite(async (browser, origin) => {
    const tiers = new Map<number, TierFigures>();
    console.log(`Milliseconds a frame, median unless said, at ${viewport.width} × ${viewport.height}; ratio of whole frames

tier  calls triangles  points   script     p95     bare   raster     bare    ratio  frames`);
    for (const tier of [1, 2, 3, 4]) {
      const figures = await measureTier(browser, origin, tier, seconds);
      tiers.set(tier, figures);
      console.log(line(tier, figures));
    }
    return tiers;
  });
