/** Ten digits stand above each other, as the lines of one text; the column slides to the one that counts. */
const column = '0\n1\n2\n3\n4\n5\n6\n7\n8\n9';

/** A whole number with thousands separators whose digits roll when it changes. */
export function RollingNumber({ value }: { value: number }) {
  const characters = [...value.toLocaleString('en-US')];
  return (
    <p className="mt-2 flex text-[length:clamp(min(4rem,20vw),21vw,40rem)] lg:text-[length:clamp(4rem,15.4vw,38rem)] leading-none font-[740] tabular-nums [font-stretch:108%]">
      {characters.map((character, index) => {
        // Counted from the end, so that a digit keeps its column when the number grows.
        const key = characters.length - index;
        const digit = Number(character);
        if (Number.isNaN(digit)) {
          return (
            <span key={key} className="-mx-[0.03em]">
              {character}
            </span>
          );
        }
        return (
          <span key={key} className="-mx-[0.012em] block h-[1em] overflow-clip">
            <span
              className="block whitespace-pre transition-transform duration-(--duration-headline) ease-out"
              style={{ transform: `translateY(${-digit}em)` }}
            >
              {column}
            </span>
          </span>
        );
      })}
    </p>
  );
}
