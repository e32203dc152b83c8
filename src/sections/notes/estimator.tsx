import { contactHref } from '../../content/links.ts';
import { Worksheet } from '../../features/estimator/worksheet.tsx';
import type { NoteOf } from './data.ts';
import { NoteSection } from './frame.tsx';

/** The worksheet for a return on investment. What it says can be sent with the contact form. */
export default function Estimator({ note }: { note: NoteOf<'estimator'> }) {
  return (
    <NoteSection note={note} wide printable>
      <Worksheet sendTo={(reason) => contactHref('expert', reason)} />
    </NoteSection>
  );
}
