/** Arcs of the ring between the four product symbols. */
const ring =
  'M26.6 12.1a11.3 11.3 0 0 0-6.7-6.7M12.1 5.4a11.3 11.3 0 0 0-6.7 6.7M5.4 19.9a11.3 11.3 0 0 0 6.7 6.7M19.9 26.6a11.3 11.3 0 0 0 6.7-6.7';

/** Ridges of a fingertip: arches that are open below, and two short strokes. */
const fingertip =
  'M11.1 19.7v-3.7a4.9 4.9 0 0 1 9.8 0v5M13.6 21.7v-5.7a2.4 2.4 0 0 1 4.8 0v2.7M18.4 21.2v.5M16 16.2v5.2';

/**
 * The suite's logo: the symbols of the four products on a ring around a fingertip, which stands for
 * people. Clockwise from the right the symbols are a prism (edge), a gimbal (agents), a cause and
 * its effect (learning) and a facet (shield). The shapes equal those of `public/favicon.svg`; the
 * accent colours follow the theme.
 */
export function Logo({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 32 32" className={className} fill="none" aria-hidden="true">
      <path d={ring} stroke="currentColor" strokeOpacity=".45" />
      <path
        d={fingertip}
        stroke="var(--accent-human,oklch(.93 .06 85))"
        strokeWidth="1.4"
        strokeLinecap="round"
      />
      <g fill="var(--accent-edge,oklch(.84 .13 190))">
        <path d="M27.4 12.3l3.2 1.85v3.7l-3.2 1.85-3.2-1.85v-3.7z" fillOpacity=".55" />
        <path d="M27.4 12.3l3.2 1.85-3.2 1.85-3.2-1.85z" />
      </g>
      <g fill="var(--accent-shield,oklch(.7 .15 262))">
        <path d="M16 .8l3.5 3.7L16 8.4z" fillOpacity=".6" />
        <path d="M16 .8l-3.5 3.7L16 8.4z" />
      </g>
      <g
        fill="var(--accent-learning,oklch(.76 .16 330))"
        stroke="var(--accent-learning,oklch(.76 .16 330))"
      >
        <path d="M3.6 16.9l2.9-2.6" />
        <circle cx="3.5" cy="17" r="2.2" stroke="none" />
        <circle cx="6.7" cy="14.1" r="1.3" stroke="none" />
      </g>
      <g stroke="var(--accent-agents,oklch(.8 .15 65))">
        <circle cx="16" cy="27.4" r="2.6" strokeWidth="1.3" />
        <circle cx="18.1" cy="25.9" r=".8" fill="var(--accent-agents,oklch(.8 .15 65))" />
      </g>
    </svg>
  );
}
