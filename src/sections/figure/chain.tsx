import type { FigureOf } from '../../content/types.ts';
export default function Stub({ section }: { section: FigureOf<'chain'> }) {
  return <p>{section.title}</p>;
}
