import type { Base } from '../../content/types/base.ts';

export interface Testimonial {
  quote: string;
  /** Whether its speaker has approved it. Until then it carries a mark, and `launch:check` asks for it. */
  approved: boolean;
  /** Absent: withheld. Role and sector are always shown. */
  name?: string;
  role: string;
  sector: string;
}

export interface Testimonials extends Base {
  kind: 'testimonials';
  eyebrow?: string;
  title: string;
  items: readonly Testimonial[];
}
