import { useEffect, useRef } from 'react';
import { savesData } from '../lib/saves-data.ts';
import { whenMotionEnabled } from '../motion/motion.ts';

/**
 * Plays a muted film while it is on screen, in full motion, unless data is saved, and only until
 * the visitor operates it. Choosing reduced motion pauses it, whether code or the visitor started it.
 */
export function useFilm() {
  const ref = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    let own = false;
    let theirs = false;
    const takeOver = () => {
      theirs = true;
    };
    video.addEventListener('pointerdown', takeOver);
    video.addEventListener('keydown', takeOver);
    const end = whenMotionEnabled(() => {
      const observer = new IntersectionObserver(
        (entries) => {
          // A slow frame tells several changes at once; the last one holds.
          if (entries.at(-1)?.isIntersecting && !savesData() && !theirs) {
            own = true;
            // A browser may refuse to start by itself; then the poster stays.
            video.play().catch(() => {});
          } else if (own) {
            video.pause();
          }
        },
        { threshold: 0.4 },
      );
      observer.observe(video);
      return () => {
        observer.disconnect();
        video.pause();
      };
    });
    return () => {
      end();
      video.removeEventListener('pointerdown', takeOver);
      video.removeEventListener('keydown', takeOver);
    };
  }, []);

  return ref;
}
