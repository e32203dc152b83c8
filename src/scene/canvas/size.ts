/** Follows the container's size and the display's pixel ratio; never answers for an empty box. */
export function watchSize(container: HTMLElement, onSize: (width: number, height: number) => void) {
  const current = { width: 1, height: 1 };
  let query: MediaQueryList | null = null;

  const apply = () => {
    const { clientWidth: width, clientHeight: height } = container;
    if (width < 1 || height < 1) return;
    current.width = width;
    current.height = height;
    onSize(width, height);
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
  observer.observe(container);
  watchRatio();

  return {
    apply,
    current: () => current,
    dispose() {
      observer.disconnect();
      query?.removeEventListener('change', onRatio);
    },
  };
}
