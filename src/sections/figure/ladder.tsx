import type { FigureOf } from '../../content/types.ts';
export default function Stub({ section }: { section: FigureOf<'ladder'> }) {
  return <p>{section.title}</p>;
}
