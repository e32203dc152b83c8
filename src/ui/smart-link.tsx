import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface SmartLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  href: string;
  /** Travels with the step to a route of this site. */
  state?: unknown;
  children: ReactNode;
}

/** One link for every address: a route of this site, another site (new tab), or a scheme such as mailto. */
export function SmartLink({ href, state, children, ...rest }: SmartLinkProps) {
  if (href.startsWith('/')) {
    return (
      <Link to={href} state={state} {...rest}>
        {children}
      </Link>
    );
  }
  const external = /^https?:/.test(href);
  return (
    <a href={href} {...(external && { target: '_blank', rel: 'noopener noreferrer' })} {...rest}>
      {children}
      {external && (
        <span lang="en" className="sr-only">
          {' '}
          (opens in a new tab)
        </span>
      )}
    </a>
  );
}
