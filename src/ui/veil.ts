/**
 * Ink lets the scene through, and small type can't be read on a lit body. A veil
 * dims the scene behind a section's words; on paper it does nothing.
 * Class names for a `Section`.
 */
const layer =
  'isolate data-[surface=ink]:before:pointer-events-none data-[surface=ink]:before:absolute ' +
  'data-[surface=ink]:before:inset-0 data-[surface=ink]:before:-z-10 print:before:hidden ';
// 82%: muted text keeps 4.5:1 even over the white of the core.
const thin = '[--veil:color-mix(in_srgb,var(--surface)_82%,transparent)] ';
// 97%: two drawings can't be read one through the other.
const thick = '[--veil:color-mix(in_srgb,var(--surface)_97%,transparent)] ';
const even =
  'data-[surface=ink]:before:bg-[linear-gradient(transparent,var(--veil)_4rem,var(--veil)_calc(100%-4rem),transparent)]';

/** For sections of text: even, with soft edges above and below. */
export const veil = `${layer}${thin}${even}`;

/** For line drawings: the scene is no more than a glow behind them. */
export const curtain = `${layer}${thick}${even}`;

/** For words on the left of a pinned screen, with the scene on the right. */
export const veilSide = `${layer}data-[surface=ink]:before:bg-[linear-gradient(to_right,var(--veil)_25%,transparent_75%)]`;

/** For a headline on the left with the scene on the right. */
export const veilLeft = `${layer}${thin}data-[surface=ink]:before:bg-[linear-gradient(transparent_45%,var(--veil)_75%),linear-gradient(to_right,var(--veil)_25%,transparent_75%)]`;

/**
 * For the opening of a page. Beside the body: over the whole stage, from the left. Above it:
 * as far down as the words reach, however many they are.
 */
export const veilHero = {
  stage: `${layer}${thin}beside:before:bg-[linear-gradient(to_right,var(--veil)_36%,transparent_66%)]`,
  words:
    'bg-[linear-gradient(var(--veil)_calc(100%-2.5rem),transparent)] beside:bg-none print:bg-none',
} as const;
