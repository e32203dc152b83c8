import type { FigureOf } from '../../content/types.ts';
export default function Stub({ section }: { section: FigureOf<'calendars'> }) {
  return <p>{section.title}</p>;
}
