import { useRef } from 'react';
import type { GlyphName, Metric, OfferingId, ShotId, Titled } from '../../content/types/base.ts';
import type { SectionOf } from '../../content/types.ts';
import { lazyWhenVisible } from '../../lib/lazy.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Section, SectionHead } from '../../ui/section.tsx';

export interface BuyerCard {
  icon: GlyphName;
  title: string;
  tagline: string;
  benefit: string;
  description: string;
  /** The one figure that is set large, two digits and a sign, e.g. '75%'; `visualLabel` says what it is. */
  visual: `${number}%`;
  visualLabel: string;
  /** What else is counted for this role. */
  metrics: readonly Metric[];
  /** Accent of the role, and the scene's shot behind it. */
  accent: OfferingId | 'human';
  shot: ShotId;
  link: string;
  linkLabel: string;
}

export interface AudiencePickerSection extends Titled {
  kind: 'audience-picker';
  cards: readonly BuyerCard[];
}

const Roles = lazyWhenVisible(() => import('./roles.tsx'));

/** Who signs: a choice of roles, and what each of them gets. */
export default function AudiencePicker({ section }: { section: SectionOf<'audience-picker'> }) {
  const ref = useRef<HTMLElement>(null);
  return (
    <Section
      ref={ref}
      theme="dark"
      overlay="dense"
      id={section.id}
      labelledBy="buyers-title"
      className="overflow-x-clip pt-stack! pb-stack!"
    >
      <SectionHead
        id="buyers-title"
        eyebrow={section.eyebrow}
        title={section.title}
        lede={section.lede && <RichText text={section.lede} />}
        className="mb-6 lg:col-[1/6] lg:row-start-1"
      />
      <Roles
        within={ref}
        fallback={<div className="col-span-full min-h-screen" />}
        cards={section.cards}
      />
    </Section>
  );
}
