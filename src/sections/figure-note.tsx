import { labels } from '../content/messages.ts';
import { cn } from '../lib/cn.ts';
import { SmartLink } from '../ui/smart-link.tsx';

/**
 * What the asterisks above it mean, and the way to the list of all figures.
 *
 * @param text where the figures are of another kind than most
 */
export const FigureNote = ({
  text = labels.figureNote,
  className,
}: {
  text?: string;
  className?: string;
}) => (
  <p className={cn('type-small measure text-muted', className)}>
    * {text}{' '}
    <SmartLink href="/resources#figures" className="text-link inline-block py-1">
      {labels.everyFigure}
    </SmartLink>
  </p>
);
