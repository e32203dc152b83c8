import type { Lang } from '../../content/messages.ts';
import { searchWords } from '../../content/search-words.ts';

interface SearchFieldProps {
  value: string;
  lang: Lang;
  onChange: (value: string) => void;
}

/** The line above the articles. Without JavaScript it could not answer, so it is not shown. */
export function SearchField({ value, lang, onChange }: SearchFieldProps) {
  const word = searchWords[lang];
  return (
    <search className="scripting-only col-span-full mb-stack print:hidden">
      <form
        action="/blog"
        onSubmit={(event) => event.preventDefault()}
        className="flex items-end gap-5 border-b border-muted transition-colors duration-(--duration-feedback) focus-within:border-text hover:border-text"
      >
        <label className="block flex-1">
          <span className="type-label block text-muted">{word.searchArticles}</span>
          <input
            type="search"
            name="q"
            value={value}
            placeholder={word.searchHint}
            onChange={(event) => onChange(event.target.value)}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={80}
            className="type-title sm:type-head block w-full bg-transparent pt-2 pb-3 [&::-webkit-search-cancel-button]:hidden placeholder:text-muted placeholder:opacity-100"
          />
        </label>
        {value && (
          <button
            type="button"
            onClick={() => onChange('')}
            className="type-label text-link mb-2 min-h-11 shrink-0"
          >
            {word.allArticles}
          </button>
        )}
      </form>
    </search>
  );
}
