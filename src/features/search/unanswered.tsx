import { SmartLink } from '../../ui/smart-link.tsx';
import type { messagesFor } from './messages.ts';

interface UnansweredProps {
  query: string;
  /** Address of the form that opens with the query. */
  askHref: string;
  /** Queries that have an answer. */
  tries: readonly string[];
  word: ReturnType<typeof messagesFor>;
  onTry: (query: string) => void;
  onLeave: () => void;
}

/** Says that the site has no answer, and leads to the form, which opens with the query. */
export function Unanswered({ query, askHref, tries, word, onTry, onLeave }: UnansweredProps) {
  return (
    <div className="layout-grid gap-y-5 border-b border-line py-8 lg:py-stack">
      <p className="type-head col-span-full text-balance wrap-anywhere lg:col-span-9 lg:col-start-3">
        {word.nothing(query)}
      </p>
      <p className="type-small col-span-full lg:col-span-9 lg:col-start-3">
        <SmartLink
          href={askHref}
          onClick={onLeave}
          className="text-link inline-flex min-h-11 items-center"
        >
          {word.ask}
        </SmartLink>
      </p>
      {tries.length > 0 && (
        <p className="type-small col-span-full flex flex-wrap items-center gap-x-6 lg:col-span-9 lg:col-start-3">
          <span className="text-muted">{word.tryThese}:</span>
          {tries.map((text) => (
            <button
              key={text}
              type="button"
              onClick={() => onTry(text)}
              className="text-link min-h-11"
            >
              {text}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}
