import type { ComponentProps } from 'react';
import type { Action } from '../content/basic-types.ts';
import { cn } from '../lib/cn.ts';
import { SmartLink } from './smart-link.tsx';

/**
 * The variants of the specification. `neural` marks the main action of a page, and a screen shows
 * at most one of it.
 */
const variants = {
  default: 'bg-text text-surface [--fill:var(--muted)]',
  destructive: 'bg-danger-deep text-text-on-ink [--fill:var(--color-danger)] hover:text-ink',
  outline: 'border border-line text-text [--fill:var(--raised)] hover:border-text',
  secondary: 'bg-raised text-text [--fill:var(--line)]',
  ghost: 'text-text [--fill:var(--raised)]',
  link: 'text-text underline decoration-1 underline-offset-[0.22em] hover:decoration-2',
  neural: 'bg-(--loud) text-(--on-loud) [--fill:var(--loud-hover)]',
  'neural-outline': 'border border-current text-text [--fill:var(--text)] hover:text-surface',
  'title-outline': 'border-b-2 border-current text-text hover:text-accent',
} as const;

/** Classes of each size: height with vertical padding, horizontal padding, and type. */
const sizes = {
  default: ['min-h-11 py-2.5', 'px-5', 'type-small'],
  sm: ['min-h-9 py-1.5', 'px-3.5', 'type-small'],
  lg: ['min-h-13 py-3', 'px-6', 'type-body'],
  xl: ['min-h-15 py-4', 'px-8', 'type-lede'],
  icon: ['size-11', 'p-0', 'type-small'],
} as const;

export type ButtonVariant = keyof typeof variants;
export type ButtonSize = keyof typeof sizes;

/** Props that Button and ButtonLink have in common. */
interface Appearance {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Whether an arrow follows the label; used for links to another page. */
  arrow?: boolean | undefined;
}

const baseClasses =
  'group/button button-fill inline-flex items-center justify-center gap-2.5 rounded-hair font-medium text-center ' +
  'transition-[border-color,color,transform] duration-(--duration-feedback) ease-out ' +
  // Forced colours remove every background, so a border marks the button.
  'forced-colors:border ' +
  'active:translate-y-px disabled:opacity-60 disabled:active:translate-y-0';

function getClasses(
  { variant = 'default', size = 'default', arrow = false }: Appearance,
  extra?: string,
) {
  const [height, horizontalPadding, type] = sizes[size];
  // Variants that look like text have no horizontal padding, so that they align with the text
  // around them.
  const looksLikeText = variant === 'link' || variant === 'title-outline';
  return cn(
    baseClasses,
    height,
    !looksLikeText && horizontalPadding,
    variant === 'title-outline' ? 'type-title' : type,
    variants[variant],
    arrow && 'arrow-after',
    extra,
  );
}

/** A push button. Defaults to `type="button"`. */
export function Button({
  variant,
  size,
  arrow,
  className,
  ...rest
}: Appearance & ComponentProps<'button'>) {
  return (
    <button type="button" className={getClasses({ variant, size, arrow }, className)} {...rest} />
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  size,
  arrow,
  className,
  ...rest
}: Appearance & ComponentProps<typeof SmartLink>) {
  return <SmartLink {...rest} className={getClasses({ variant, size, arrow }, className)} />;
}

interface ActionsProps {
  actions: readonly Action[];
  size?: ButtonSize;
  className?: string;
}

/**
 * A section's links as buttons: the first is filled and the others are outlined, unless an action
 * has its own variant. Below them is what happens after a button was pressed.
 */
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
      {actions.map(
        ({ label, note }) =>
          note && (
            <p key={label} className="type-small measure text-muted sm:basis-full">
              {note}
            </p>
          ),
      )}
    </div>
  );
}
