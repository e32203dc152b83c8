/**
 * Follows the stage's size and the display's pixel ratio; never answers for an empty box. The stage
 * is as high as the screen without the browser's bars, so that a bar that comes or goes changes nothing.
 *
 * @param onSize gets CSS pixels, and device pixels for each of them; called at once where there is a size
 * @returns ends it
 */
export function watchSize(
  stage: HTMLElement,
  onSize: (width: number, height: number, pixelRatio: number) => void,
): () => void {
  let query: MediaQueryList | null = null;
  const apply = () => {
    const { clientWidth: width, clientHeight: height } = stage;
    if (width >= 1 && height >= 1) onSize(width, height, devicePixelRatio);
  };
  // A media query only tells that this ratio ended, so each change asks a new one.
  const watchRatio = () => {
    query?.removeEventListener('change', onRatio);
    query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    query.addEventListener('change', onRatio);
  };
  const onRatio = () => {
    watchRatio();
    apply();
  };
  const observer = new ResizeObserver(apply);
  observer.observe(stage);
  watchRatio();
  apply();
  return () => {
    observer.disconnect();
    query?.removeEventListener('change', onRatio);
  };
}
