/** Machines in elevation: the middle at x 0, the belt at y 0, about 220 high. */

/** A portal with a ram and its guides. */
export const press =
  'M-66 0V-216H66V0M-48 0V-198H48V0M-66 -216L-48 -198M66 -216L48 -198M-32 -198V-120H32V-198M-44 -120H44V-92H-44ZM-8 -92V-64H8V-92M-44 -120V-30M44 -120V-30';

/** An arm with two joints over a fixture. */
export const mill =
  'M-64 0V-34H-16V0M-56 -34V-60H-24V-34M-48 -60L-34 -148L-22 -144L-30 -60M-34 -148a12 12 0 1 0 14 -14L44 -196L50 -182L-16 -148M44 -196a12 12 0 1 1 8 16L46 -112H34L38 -178M30 -112H50V-92H30ZM36 -92V-60M44 -92V-60M40 -60V-40';

/** A tunnel with a stack; heat stands over its mouth. */
export const oven =
  'M-88 0V-170H88V0M-52 0V-64Q-52 -98 0 -98Q52 -98 52 -64V0M-38 0V-60Q-38 -84 0 -84Q38 -84 38 -60V0M40 -170V-214H66V-170M-64 -170V-190H-20V-170M-70 -142H-20M-70 -128H-20M-70 -114H-36M20 -142H70M20 -128H70';

/** An arch with a lamp that looks at what passes. */
export const inspection =
  'M-70 0V-200H70V0M-56 0V-186H56V0M-16 -186V-160H16V-186M-10 -160V-146H10V-160M-10 -146L-44 -34M10 -146L44 -34M-44 -34H44M0 -140V-124M0 -110V-94M0 -80V-64';
