/** Named points at which a test stops a function, to kill it there. */

/** See paused-form.deno.ts and paused-delivery.deno.ts. */
export type PausePoint =
  | 'before-commit'
  | 'after-commit'
  | 'after-claim'
  | 'after-send'
  | 'before-mark';

/** Reports the point, and stops for ever if it is the wanted one. */
export async function pauseAt(point: PausePoint, wanted: string | undefined): Promise<void> {
  if (point !== wanted) return;
  console.log(JSON.stringify({ event: 'paused', at: point }));
  await new Promise(() => {});
}
