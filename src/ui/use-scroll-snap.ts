import { useEffect, useRef, useState } from 'react';

/** A pixel of tolerance: browsers round scroll positions. */
const slack = 2;

/** Which ends of a horizontal scroller are reached, and a way to move it by about one view. */
export function useScrollSnap() {
  const ref = useRef<HTMLElement>(null);
  const [ends, setEnds] = useState({ start: true, end: false });

  useEffect(() => {
    const track = ref.current;
    if (!track) return;
    const measure = () => {
      const start = track.scrollLeft <= slack;
      const end = track.scrollLeft + track.clientWidth >= track.scrollWidth - slack;
      setEnds((old) => (old.start === start && old.end === end ? old : { start, end }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(track);
    track.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      track.removeEventListener('scroll', measure);
    };
  }, []);

  // How it moves (gliding or at once) is the style's decision.
  const step = (direction: 1 | -1) => {
    const track = ref.current;
    track?.scrollBy({ left: direction * track.clientWidth * 0.7 });
  };

  return { ref, ends, step };
}
