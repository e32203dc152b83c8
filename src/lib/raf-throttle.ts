/** Runs a task at most once a frame, however often it is asked for. */
export function rafThrottle(task: () => void) {
  let waiting = 0;
  return {
    run() {
      waiting ||= requestAnimationFrame(() => {
        waiting = 0;
        task();
      });
    },
    cancel() {
      cancelAnimationFrame(waiting);
      waiting = 0;
    },
  };
}
