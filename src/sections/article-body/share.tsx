import { useState } from 'react';
import { words } from '../../content/article-words.ts';
import type { Lang } from '../../content/messages.ts';
import { site } from '../../content/site.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import type { PostCard } from '../posts/index.tsx';

type Copied = 'no' | 'yes' | 'failed';

/** Ways to pass an article on: plain links, and a button that copies the address. */
export function Share({ card, lang }: { card: PostCard; lang: Lang }) {
  const [copied, setCopied] = useState<Copied>('no');
  const word = words[lang];
  const address = site.url + card.link;
  const url = encodeURIComponent(address);
  const title = encodeURIComponent(card.title);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied('yes');
    } catch {
      setCopied('failed');
    }
  };

  const places = [
    {
      verb: word.shareOn,
      name: 'LinkedIn',
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
    },
    {
      verb: word.shareOn,
      name: site.social.label,
      href: `https://x.com/intent/post?url=${url}&text=${title}`,
    },
    { verb: word.shareBy, name: word.byEmail, href: `mailto:?subject=${title}&body=${url}` },
  ];

  return (
    <div data-print="hide" className="flex flex-wrap items-center gap-x-3 gap-y-3">
      <h2 className="type-label mr-3 text-muted">{word.share}</h2>
      {places.map(({ verb, name, href }) => (
        <ButtonLink key={name} href={href} variant="outline">
          <span className="sr-only">{verb} </span>
          {name}
        </ButtonLink>
      ))}
      <Button variant="outline" className="scripting-only" onClick={copy}>
        {copied === 'yes' ? word.copied : word.copyLink}
      </Button>
      <span role="status" className={copied === 'failed' ? 'type-small' : 'sr-only'}>
        {copied === 'yes' && word.copied}
        {copied === 'failed' && `${word.copyFailed}: ${address}`}
      </span>
    </div>
  );
}
