import { contactHref } from '../../content/links.ts';
import type { Lang } from '../../content/messages.ts';
import { searchWords } from '../../content/search-words.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';

interface NothingProps {
  query: string;
  lang: Lang;
  onAll: () => void;
}

/** No article was found: two ways out, and the second one tells us what is missing. */
export function NoArticles({ query, lang, onAll }: NothingProps) {
  const word = searchWords[lang];
  return (
    <div className="col-span-full mt-6">
      <p className="type-lede text-muted">{word.noneFoundText}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button variant="neural" size="lg" onClick={onAll}>
          {word.allArticles}
        </Button>
        <ButtonLink
          href={contactHref('other', `I would like to read an article about: ${query}`)}
          variant="neural-outline"
          size="lg"
        >
          {word.askForIt}
        </ButtonLink>
      </div>
    </div>
  );
}
