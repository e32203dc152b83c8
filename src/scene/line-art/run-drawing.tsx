import './run-drawing.css';
import { useMemo } from 'react';
import { Markup } from '../../lib/markup.tsx';
import type { Layout } from '../shared/diagram.ts';
import type { SceneRun } from '../shared/protocol.ts';
import type { ShotName } from '../shared/shots.ts';
import { viewBoxFor } from './body-view.ts';
import { toneStyle } from './marks.ts';
import { drawShot, viewBoxAttribute } from './shot.ts';

interface RunDrawingProps {
  shot: ShotName;
  layout?: Layout | undefined;
  run: SceneRun;
}

/**
 * Line art of a shot that shows the state of a demo (run) of the visitor. It is drawn in the
 * browser, unlike line art at rest, which comes from files.
 */
export function RunDrawing({ shot, layout = 'wide', run }: RunDrawingProps) {
  const markup = useMemo(
    () =>
      `<svg viewBox="${viewBoxAttribute(viewBoxFor(shot, layout))}" style="${toneStyle}">${drawShot(shot, layout, { run })}</svg>`,
    [shot, layout, run],
  );
  return (
    <Markup
      tag="div"
      data-run-drawing
      aria-hidden="true"
      className="line-art absolute! inset-0"
      html={markup}
    />
  );
}
