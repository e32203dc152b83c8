import { Arrow } from '../../ui/icons.tsx';
import { SmartLink } from '../../ui/smart-link.tsx';
import type { SupplementOf } from './data.ts';
import { NoteSection } from './frame.tsx';

/** Ways on, a line each. */
export function Ways({ note }: { note: SupplementOf<'ways'> }) {
  return (
    <NoteSection note={note}>
      <ul>
        {note.links.map(({ title, text, href }) => (
          <li
            key={href}
            className="group relative grid grid-cols-[1fr_auto] items-baseline gap-x-6 border-b border-line py-5 first:pt-0 last:border-b-0 last:pb-0"
          >
            <div>
              <h3 className="type-title">
                <SmartLink
                  href={href}
                  className="decoration-1 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
                >
                  {title}
                </SmartLink>
              </h3>
              <p className="type-small mt-1 text-muted">{text}</p>
            </div>
            <Arrow className="w-7 self-center transition-transform duration-(--duration-state) ease-out group-hover:translate-x-2" />
          </li>
        ))}
      </ul>
    </NoteSection>
  );
}
