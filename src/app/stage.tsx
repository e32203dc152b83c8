/**
 * The place behind the page where the scene lives: fixed, inert, kept for the whole visit.
 */
export function Stage() {
  return (
    <div
      id="stage"
      aria-hidden="true"
      data-print="hide"
      className="pointer-events-none fixed inset-0 -z-10 bg-ink"
    />
  );
}
