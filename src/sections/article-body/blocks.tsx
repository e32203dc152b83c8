import { RichText } from '../../ui/rich-text.tsx';
import type { ArticleBlock } from './index.tsx';

type BlockOf<K extends ArticleBlock['kind']> = Extract<ArticleBlock, { kind: K }>;

/** Classes of the text column, whose lines have 60 to 72 characters. Tables may be wider. */
const textColumn = 'max-w-[33em] lg:col-span-8 xl:col-span-7';

function List({ block }: { block: BlockOf<'list'> }) {
  const Tag = block.ordered ? 'ol' : 'ul';
  return (
    <Tag
      className={`${textColumn} type-body mt-6 grid gap-3 pl-[1.7em] marker:font-mono marker:text-[0.85em] marker:text-accent ${block.ordered ? 'list-decimal' : '[list-style-type:"—__"]'}`}
    >
      {block.items.map((item, index) => (
        <li key={index}>
          <RichText text={item} />
        </li>
      ))}
    </Tag>
  );
}

function Table({ block }: { block: BlockOf<'table'> }) {
  return (
    <section
      aria-label={block.caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      className="mt-12 mb-6 overflow-x-auto lg:col-span-full"
    >
      <table className="type-small w-full min-w-136 border-collapse text-left">
        {/* The table may be wider than the screen; the sticky caption stays visible while the table
            scrolls. */}
        <caption className="type-title pb-4 text-left">
          <span className="sticky left-0 block max-w-[calc(100vw-2*var(--spacing-gutter)-1rem)]">
            {block.caption}
          </span>
        </caption>
        <thead>
          <tr className="border-y border-text">
            {block.head.map((cell) => (
              <th key={cell} scope="col" className="type-label py-3 pr-6 align-bottom text-muted">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map(([first, ...rest]) => (
            <tr key={first} className="border-b border-line">
              <th scope="row" className="w-[26%] py-4 pr-6 align-top font-semibold">
                {first}
              </th>
              {rest.map((cell, index) => (
                <td key={index} className="py-4 pr-6 align-top">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Block({ block }: { block: ArticleBlock }) {
  switch (block.kind) {
    case 'heading':
      return (
        <h2 id={block.id} className={`${textColumn} type-head mt-[1.8em]`}>
          {block.text}
        </h2>
      );
    case 'paragraph':
      return (
        <p className={`${textColumn} type-body mt-6 hyphens-auto`}>
          <RichText text={block.text} />
        </p>
      );
    case 'list':
      return <List block={block} />;
    case 'table':
      return <Table block={block} />;
  }
}

/** The blocks of an article's text. */
export function Blocks({ blocks }: { blocks: readonly ArticleBlock[] }) {
  return blocks.map((block, index) => <Block key={index} block={block} />);
}
