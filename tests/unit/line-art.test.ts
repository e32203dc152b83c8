import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { lineArtNames, svgOf } from '../../src/scene/line-art/svg.ts';
import { screenPositions } from '../../src/scene/scene-store.ts';
import { prisms } from '../../src/scene/shared/geometry/edge.ts';
import { edges, nodes } from '../../src/scene/shared/geometry/learning.ts';
import { inner, outer } from '../../src/scene/shared/geometry/shield.ts';
import { projector } from '../../src/scene/shared/projection.ts';
import { radiusIn, viewOf } from '../../src/scene/shared/resolve-shot.ts';
import { bodies } from '../../src/scene/shared/shot.ts';
import { type ShotName, shots } from '../../src/scene/shared/shots.ts';

describe('layouts', () => {
  it('count what the art direction counts', () => {
    expect([prisms.length, outer.length, inner.length, nodes.length, edges.length]).toEqual([
      61, 80, 80, 60, 140,
    ]);
  });

  it('hang every plate on one that is drawn before it', () => {
    expect(outer.filter((plate) => plate.parent < 0)).toHaveLength(1);
    outer.forEach((plate, index) => {
      expect(plate.parent).toBeLessThan(index);
    });
  });
});

describe('every line art', () => {
  it('is well-formed XML, which a browser reads after a route change', async () => {
    for (const name of lineArtNames)
      await expect(sharp(Buffer.from(svgOf(name))).metadata(), name).resolves.toHaveProperty(
        'width',
      );
  });
});

describe('the line art of the suite', () => {
  it.each(['wide', 'tall'] as const)('%s stays small enough to stand in a page', (layout) => {
    const svg = svgOf(`suite-${layout}`);
    expect(svg.length).toBeLessThan(25.6 * 1024);
    expect(gzipSync(svg).length).toBeLessThan(9 * 1024);
    expect(svg.match(/<\w/g)?.length).toBeLessThan(120);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('stands where the table of its buttons says, with their middles in the picture', () => {
    const { camera, frame, placeOf, values } = viewOf('constellation');
    if (!frame) throw new Error('The hero has no frame.');
    const see = projector(camera);
    for (const id of bodies) {
      const { x, y, depth } = see(placeOf(id));
      const size = radiusIn(values, id);
      const percent = (share: number) => Math.round(share * 1e4) / 100;
      expect(screenPositions[id]).toEqual({
        x: percent((x - frame.x) / frame.width + 0.5),
        y: percent(0.5 - (y - frame.y) / frame.height),
        radius: percent(size / depth / frame.width),
      });
      for (const share of [screenPositions[id].x, screenPositions[id].y]) {
        expect(share).toBeGreaterThan(0);
        expect(share).toBeLessThan(100);
      }
    }
  });
});

describe('line art', () => {
  it.each(lineArtNames)('%s is whole, small and one named group a body', (name) => {
    const svg = svgOf(name);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(gzipSync(svg).length).toBeLessThan(9.5 * 1024);
    expect(svg).toContain(`data-line-art="${name}"`);
    expect(svg).toMatch(/<g data-body="(?:edge|shield|learning|agents|core)"/);
  });

  it('exists for every shot that stands in a box', () => {
    const framed = (Object.keys(shots) as ShotName[]).filter((name) => viewOf(name).frame);
    for (const shot of framed) expect(lineArtNames).toContain(`${shot}-wide`);
    expect(() => svgOf('edge-tall')).toThrow('no line art named edge-tall');
  });
});
