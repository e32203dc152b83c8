import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface SmartLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  href: string;
  /** Router state of a navigation inside the site. */
  state?: unknown;
  children: ReactNode;
}

/**
 * A link to any address: a route of this site, another site (in a new tab), or a scheme such as
 * mailto. The hidden text "opens in a new tab" is in the language of the label.
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
  const isSpanish = rest.lang === 'es-MX';
  return (
    <a href={href} {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })} {...rest}>
      {children}
      {isExternal && (
        <span lang={isSpanish ? 'es-MX' : 'en'} className="sr-only">
          {` (${isSpanish ? 'se abre en otra pestaña' : 'opens in a new tab'})`}
        </span>
      )}
    </a>
  );
}
