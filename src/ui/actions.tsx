import { cn } from '../lib/cn.ts';
import { ButtonLink, type ButtonSize, type ButtonVariant } from './button.tsx';

interface ActionsProps {
  actions: readonly { label: string; href: string; variant?: ButtonVariant }[];
  size?: ButtonSize;
  className?: string;
}

/** The calls of a section: the first one is loud unless the data says otherwise. */
export function Actions({ actions, size = 'lg', className }: ActionsProps) {
  return (
    <div className={cn('flex flex-wrap gap-3', className)}>
      {actions.map((action, index) => (
        <ButtonLink
          key={action.label}
          href={action.href}
          size={size}
          variant={action.variant ?? (index === 0 ? 'neural' : 'neural-outline')}
          arrow={index === 0}
        >
          {action.label}
        </ButtonLink>
      ))}
    </div>
  );
}
