import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface SmartLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  href: string;
  /** Router state of a navigation inside the site. */
  state?: unknown;
  children: ReactNode;
}

const newTabTexts = {
  en: { lang: 'en', text: 'opens in a new tab' },
  'es-MX': { lang: 'es-MX', text: 'se abre en otra pestaña' },
} as const;

/**
 * A link to any address: a route of this site, another site (in a new tab), or a scheme such as
 * mailto.
 */
export function SmartLink({ href, state, children, ...rest }: SmartLinkProps) {
  if (href.startsWith('/')) {
    return (
      <Link to={href} state={state} {...rest}>
        {children}
      </Link>
    );
  }
  const isExternal = /^https?:/.test(href);
  const newTabText = rest.lang === 'es-MX' ? newTabTexts['es-MX'] : newTabTexts.en;
  return (
    <a href={href} {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })} {...rest}>
      {children}
      {isExternal && (
        <span lang={newTabText.lang} className="sr-only">
          {' '}
          ({newTabText.text})
        </span>
      )}
    </a>
  );
}
