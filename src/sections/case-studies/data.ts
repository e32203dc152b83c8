import type { Base, OfferingId } from '../../content/types/base.ts';

export interface CaseStudies extends Base {
  kind: 'case-studies';
  stories: readonly {
    id: string;
    /** Whether its customer has approved it; `launch:check` asks for it. */
    approved: boolean;
    title: string;
    industry: string;
    /** A description such as 'A multi-plant manufacturer': customers' names are withheld. */
    company: string;
    challenge: string;
    solution: string;
    results: readonly { figure?: string; text: string }[];
    /** Products that carry the story, in order. */
    offerings: readonly OfferingId[];
  }[];
}
