import { contactHref } from '../../content/links.ts';
import type { SupplementOf } from '../../content/types.ts';
import { Worksheet } from '../../features/roi-calculator/worksheet.tsx';
import { NoteSection } from './frame.tsx';

/** The worksheet for a return on investment. What it says can be sent with the contact form. */
export default function Estimator({ note }: { note: SupplementOf<'estimator'> }) {
  return (
    <NoteSection note={note} wide printable>
      <Worksheet sendTo={(reason) => contactHref('expert', reason)} />
    </NoteSection>
  );
}
