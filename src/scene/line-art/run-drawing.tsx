import './run-drawing.css';
import { useEffect, useState } from 'react';
import { Markup } from '../../lib/markup.tsx';
import { requestDrawing } from '../drawings.ts';
import type { Layout } from '../shared/diagram.ts';
import type { SceneRun } from '../shared/protocol.ts';
import type { ShotName } from '../shared/shots.ts';
import type { drawRun } from './shot.ts';

interface RunDrawingProps {
  shot: ShotName;
  layout?: Layout | undefined;
  run: SceneRun;
}

/**
 * Line art of a shot that shows the state of a demo (run) of the visitor. It is drawn in a worker of
 * the browser, unlike line art at rest, which comes from files. Until the first drawing has come, and
 * if none comes, nothing is rendered; later the last drawing stays until the next one has come, and
 * is `aria-busy`.
 */
export function RunDrawing({ shot, layout = 'wide', run }: RunDrawingProps) {
  // A run is a new object in each render, so it is compared by its JSON.
  const wanted = JSON.stringify([shot, layout, run]);
  const [asked, setAsked] = useState(wanted);
  const [drawn, setDrawn] = useState<{ asked: string; svg: string | null }>();
  // One at a time, because the drawings of a dragged slider would wait for each other.
  if (asked !== wanted && drawn?.asked === asked) setAsked(wanted);

  useEffect(() => {
    let isMounted = true;
    requestDrawing('run', ...(JSON.parse(asked) as Parameters<typeof drawRun>)).then(
      (svg) => isMounted && setDrawn({ asked, svg }),
    );
    return () => {
      isMounted = false;
    };
  }, [asked]);

  if (!drawn?.svg) return null;
  return (
    <Markup
      tag="div"
      data-run-drawing
      aria-hidden="true"
      aria-busy={drawn.asked !== wanted}
      className="line-art absolute! inset-0"
      html={drawn.svg}
    />
  );
}
