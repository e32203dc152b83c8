import { useEffect, useRef } from 'react';
import { savesData } from '../lib/saves-data.ts';

/** Plays a muted film while it is on screen, in full motion, unless data is saved, and only until the visitor takes over. */
export function useFilm() {
  const ref = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    let own = false;
    let theirs = false;
    const observer = new IntersectionObserver(
      (entries) => {
        // A slow frame tells several changes at once; the last one holds.
        const isSeen = entries.at(-1)?.isIntersecting;
        const full = document.documentElement.dataset.motion === 'full' && !savesData();
        if (isSeen && full && !theirs) {
          own = true;
          // A browser may refuse to start by itself; then the poster stays.
          video.play().catch(() => {});
        } else if (own && !video.paused) {
          video.pause();
        }
      },
      { threshold: 0.4 },
    );
    const takeOver = () => {
      theirs = true;
    };
    video.addEventListener('pointerdown', takeOver);
    video.addEventListener('keydown', takeOver);
    observer.observe(video);
    return () => {
      observer.disconnect();
      video.removeEventListener('pointerdown', takeOver);
      video.removeEventListener('keydown', takeOver);
    };
  }, []);

  return ref;
}
