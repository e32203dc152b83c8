import { useRef } from 'react';
import type { ClaimId, claims } from '../../content/claims.ts';
import type { GlyphName, OfferingId, SectionProps, ShotId, Titled } from '../../content/types.ts';
import { lazyWhenVisible } from '../../lib/lazy.tsx';
import { Section, SectionHead } from '../../ui/section.tsx';

type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/**
 * Claims (figures that the site states) with two digits and a percent sign: the only form that the
 * rolling digits can show.
 */
type RollingClaim = {
  [Id in ClaimId]: (typeof claims)[Id]['figure'] extends `${Digit}${Digit}%` ? Id : never;
}[ClaimId];

export interface BuyerCard {
  icon: GlyphName;
  title: string;
  tagline: string;
  benefit: string;
  description: string;
  /** Claim whose figure is shown in large type. */
  visual: RollingClaim;
  /** Other claims for this role. */
  claims: readonly ClaimId[];
  accent: OfferingId | 'human';
  /** Shot (named camera framing of the 3D scene) while the role is chosen. */
  shot: ShotId;
  link: string;
  linkLabel: string;
}

export interface AudiencePickerSection extends Titled {
  kind: 'audience-picker';
  cards: readonly BuyerCard[];
}

const Roles = lazyWhenVisible(() => import('./roles.tsx'));

/** A radio group of buyers' roles, with the benefits of the suite for the chosen role. */
export default function AudiencePicker({ section }: SectionProps<'audience-picker'>) {
  const ref = useRef<HTMLElement>(null);
  return (
    <Section
      ref={ref}
      theme="light"
      id={section.id}
      labelledBy="buyers-title"
      className="overflow-x-clip pt-stack! pb-stack!"
    >
      <SectionHead
        id="buyers-title"
        section={section}
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
