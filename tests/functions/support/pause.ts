/** Named points at which a test stops a function, to kill it there. */

/** See paused-form.deno.ts and paused-delivery.deno.ts. */
export type PausePoint =
  | 'before-commit'
  | 'after-commit'
  | 'after-claim'
  | 'after-send'
  | 'before-mark';

/** Says so, and stops for ever if the point is the one that was asked for. */
export async function pauseAt(point: PausePoint, wanted: string | undefined): Promise<void> {
  if (point !== wanted) return;
  console.log(JSON.stringify({ event: 'paused', at: point }));
  await new Promise(() => {});
}
