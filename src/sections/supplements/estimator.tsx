import { contactHref } from '../../content/routes.ts';
import { Worksheet } from '../../features/roi-calculator/worksheet.tsx';
import type { SupplementOf } from './data.ts';
import { NoteSection } from './frame.tsx';

/** The worksheet for a return on investment. What it says can be sent with the contact form. */
export default function Estimator({ note }: { note: SupplementOf<'estimator'> }) {
  return (
    <NoteSection note={note} wide printable>
      <Worksheet sendTo={(reason) => contactHref('expert', reason)} />
    </NoteSection>
  );
}
