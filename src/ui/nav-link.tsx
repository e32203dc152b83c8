import type { ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import { SmartLink } from './smart-link.tsx';

interface NavLinkProps {
  href: string;
  /** Whether it is this page. */
  current: boolean;
  /** Whether this page lies below it. */
  inside?: boolean;
  className?: string;
  onClick?: () => void;
  children: ReactNode;
}

/** A link of the top bar; the line under it says where the visitor is. */
export function NavLink({
  href,
  current,
  inside = false,
  className,
  onClick,
  children,
}: NavLinkProps) {
  return (
    <SmartLink
      href={href}
      onClick={onClick}
      aria-current={current ? 'page' : undefined}
      className={cn(
        'group/link flex min-h-11 items-center px-2 whitespace-nowrap pointer-coarse:max-2xl:pl-1.5',
        className,
      )}
    >
      <span className="relative">
        {children}
        <span
          aria-hidden="true"
          className={cn(
            'absolute inset-x-0 -bottom-1.5 origin-left transition-transform duration-(--duration-state) ease-out group-hover/link:scale-x-100 motion-reduce:transition-none',
            current || inside ? 'scale-x-100 bg-human' : 'scale-x-0 bg-text',
            current ? 'h-0.5' : 'h-px',
          )}
        />
      </span>
    </SmartLink>
  );
}
