import { create } from 'qrcode';
import { useMemo } from 'react';

/** Modules of white around a code, without which phones don't find it. */
const quiet = 4;

/** The dark modules as one path, row by row in runs. */
function pathOf(text: string): { d: string; size: number } {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  let d = '';
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if (!modules.get(y, x)) continue;
      const from = x;
      while (x + 1 < size && modules.get(y, x + 1)) x += 1;
      d += `M${from} ${y}h${x - from + 1}v1H${from}z`;
    }
  }
  return { d, size };
}

/** An address that a phone can read off the screen: dark on light, as every reader wants it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { d, size } = useMemo(() => pathOf(text), [text]);
  const whole = size + quiet * 2;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-quiet} ${-quiet} ${whole} ${whole}`}
      shapeRendering="crispEdges"
      className="event-tour-code"
    >
      <path d={d} fill="currentColor" />
    </svg>
  );
}
