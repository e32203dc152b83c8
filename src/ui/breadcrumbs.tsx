import { cn } from '../lib/cn.ts';
import { SmartLink } from './smart-link.tsx';

interface BreadcrumbsProps {
  items: readonly { label: string; href?: string }[];
  /** Name of the landmark, in the page's language. */
  label?: string | undefined;
  className?: string;
}

/** The way to this page. One item leads nowhere and is not shown. */
export function Breadcrumbs({ items, label = 'Breadcrumb', className }: BreadcrumbsProps) {
  if (items.length <= 1) return null;
  return (
    <nav aria-label={label} className={cn('type-label', className)}>
      <ol className="flex flex-wrap items-center text-muted">
        {items.map((item, index) => (
          <li key={`${item.label}-${index}`} className="flex min-h-6 items-center">
            {index > 0 && (
              <span aria-hidden="true" className="px-2 opacity-60 sm:px-2.5">
                /
              </span>
            )}
            {item.href && index < items.length - 1 ? (
              <SmartLink
                href={item.href}
                className="py-1 underline decoration-transparent decoration-1 underline-offset-4 transition-[color,text-decoration-color] duration-(--duration-feedback) hover:text-text hover:decoration-current pointer-coarse:py-3"
              >
                {item.label}
              </SmartLink>
            ) : (
              <span aria-current="page" className="py-1 text-text">
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
