/**
 * Observes the stage's size and the display's pixel ratio. The stage is as high as the viewport
 * while the browser's toolbars are hidden, so that showing or hiding them does not resize the canvas.
 *
 * @param stage  element that contains the scene's canvas
 * @param onSize gets CSS pixels, and device pixels per CSS pixel; called at once and after each
 *   change, but not while the stage is empty
 * @returns stops observing
 */
export function watchSize(
  stage: HTMLElement,
  onSize: (width: number, height: number, pixelRatio: number) => void,
): () => void {
  let ratioQuery: MediaQueryList | null = null;
  const report = () => {
    const { clientWidth: width, clientHeight: height } = stage;
    if (width >= 1 && height >= 1) onSize(width, height, devicePixelRatio);
  };
  // A media query reports only that its own ratio no longer holds, so each change needs a new
  // query.
  const watchRatio = () => {
    ratioQuery?.removeEventListener('change', onRatioChange);
    ratioQuery = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    ratioQuery.addEventListener('change', onRatioChange);
  };
  const onRatioChange = () => {
    watchRatio();
    report();
  };
  const resizeObserver = new ResizeObserver(report);
  resizeObserver.observe(stage);
  watchRatio();
  report();
  return () => {
    resizeObserver.disconnect();
    ratioQuery?.removeEventListener('change', onRatioChange);
  };
}
