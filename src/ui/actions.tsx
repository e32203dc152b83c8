import { cn } from '../lib/cn.ts';
import { ButtonLink, type ButtonSize, type ButtonVariant } from './button.tsx';

interface ActionsProps {
  actions: readonly { label: string; href: string; hrefLang?: string; variant?: ButtonVariant }[];
  size?: ButtonSize;
  className?: string;
}

/** The calls of a section: the first one is loud unless the data says otherwise. */
export function Actions({ actions, size = 'lg', className }: ActionsProps) {
  return (
    <div className={cn('flex flex-wrap gap-3 max-sm:flex-col', className)}>
      {actions.map((action, index) => {
        const variant = action.variant ?? (index === 0 ? 'neural' : 'neural-outline');
        return (
          <ButtonLink
            key={action.label}
            href={action.href}
            hrefLang={action.hrefLang}
            size={size}
            variant={variant}
            arrow={variant === 'neural'}
          >
            {action.label}
          </ButtonLink>
        );
      })}
    </div>
  );
}
