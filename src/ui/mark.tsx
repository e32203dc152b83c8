/** Arcs of the ring between the four bodies. */
const ring =
  'M26.8 12.1a11.5 11.5 0 0 0-6.9-6.9M12.1 5.2a11.5 11.5 0 0 0-6.9 6.9M5.2 19.9a11.5 11.5 0 0 0 6.9 6.9M19.9 26.8a11.5 11.5 0 0 0 6.9-6.9';

/**
 * The suite's mark: hexagon, facet, node and gimbal on a ring around the warm core.
 * The same shapes as `public/favicon.svg`; accents follow the surface.
 */
export function Mark({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 32 32" className={className} fill="none" aria-hidden="true">
      <path d={ring} stroke="currentColor" strokeOpacity=".5" strokeWidth="1.2" />
      <circle cx="16" cy="16" r="5.4" fill="var(--accent-human,oklch(.93 .06 85))" />
      <path
        d="M27.5 12.1l3.4 1.95v3.9l-3.4 1.95-3.4-1.95v-3.9z"
        fill="var(--accent-edge,oklch(.84 .13 190))"
      />
      <path d="M16 .6l4 6.9h-8z" fill="var(--accent-shield,oklch(.7 .15 262))" />
      <circle cx="4.5" cy="16" r="3.4" fill="var(--accent-learning,oklch(.76 .16 330))" />
      <circle
        cx="16"
        cy="27.5"
        r="2.7"
        stroke="var(--accent-agents,oklch(.8 .15 65))"
        strokeWidth="1.9"
      />
    </svg>
  );
}
