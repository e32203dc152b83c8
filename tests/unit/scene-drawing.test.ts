import { gzipSync } from 'node:zlib';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { anchors } from '../../src/scene/anchors.ts';
import { prisms } from '../../src/scene/bodies/edge/form.ts';
import { cascade, cause, edges, nodes } from '../../src/scene/bodies/learning/form.ts';
import { inner, outer } from '../../src/scene/bodies/shield/form.ts';
import { instruments } from '../../src/scene/diagram.ts';
import { BodyDrawing, SuiteDrawing } from '../../src/scene/drawing.tsx';
import { constellationCamera, fittedFov, project } from '../../src/scene/projection.ts';

describe('forms', () => {
  it('count what the art direction counts', () => {
    expect([prisms.length, outer.length, inner.length, nodes.length, edges.length]).toEqual([
      61, 80, 80, 60, 140,
    ]);
  });

  it('keep cause before effect', () => {
    for (const edge of edges) expect(nodes[edge.from]!.depth).toBeLessThan(nodes[edge.to]!.depth);
    const lit = new Set([cause]);
    for (const index of cascade) {
      expect(lit.has(edges[index]!.from)).toBe(true);
      lit.add(edges[index]!.to);
    }
  });

  it('hang every plate on one that is drawn before it', () => {
    expect(outer.filter((plate) => plate.parent < 0)).toHaveLength(1);
    outer.forEach((plate, index) => {
      expect(plate.parent).toBeLessThan(index);
    });
  });
});

describe('the constellation drawing', () => {
  it.each(['wide', 'tall'] as const)(
    '%s stays small enough to be inlined in every page',
    (layout) => {
      const svg = renderToStaticMarkup(createElement(SuiteDrawing, { layout }));
      expect(svg.length).toBeLessThan(25.6 * 1024);
      expect(gzipSync(svg).length).toBeLessThan(9 * 1024);
      expect(svg.match(/<\w/g)?.length).toBeLessThan(120);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    },
  );

  it('has a name when it is given one and is decoration when not', () => {
    const named = renderToStaticMarkup(createElement(BodyDrawing, { id: 'edge', title: 'Edge' }));
    expect(named).toContain('aria-label="Edge"');
    expect(renderToStaticMarkup(createElement(BodyDrawing, { id: 'edge' }))).toContain(
      'aria-hidden',
    );
  });

  it('keeps all four anchors inside the frame', () => {
    for (const layout of ['wide', 'tall'] as const) {
      expect(anchors(layout).map((it) => it.id)).toEqual(instruments.map((it) => it.id));
      for (const { x, y, radius } of anchors(layout)) {
        expect(x - radius).toBeGreaterThan(0);
        expect(x + radius).toBeLessThan(100);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(100);
      }
    }
  });
});

describe('projection', () => {
  it('puts the core in the middle and widens the view for narrow boxes', () => {
    const centre = project([0, 0, 0], constellationCamera, 1.5);
    expect(Math.hypot(centre.x, centre.y)).toBeLessThan(1e-9);
    expect(fittedFov(constellationCamera, 'wide', 2)).toBeCloseTo(constellationCamera.fov);
    expect(fittedFov(constellationCamera, 'wide', 1)).toBeGreaterThan(constellationCamera.fov);
  });
});
