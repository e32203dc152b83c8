import { useEffect, useState } from 'react';

/** Id of the last heading that has passed the upper third of the screen. */
export function useReadingPlace(headings: readonly { id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const elements = headings.flatMap(({ id }) => document.getElementById(id) ?? []);
    const find = () => {
      const line = innerHeight * 0.34;
      setCurrent(elements.findLast((element) => element.getBoundingClientRect().top <= line)?.id);
    };
    // The observed area is everything above the line, so that a jump over a heading counts as well.
    const observer = new IntersectionObserver(find, { rootMargin: '1000000px 0px -66% 0px' });
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  }, [headings]);

  return current;
}
