/** One link of a breadcrumb trail. The last one, the page itself, has no `href`. */
export interface CrumbItem {
  label: string;
  href?: string;
}

/** `ai-data-teams` → `AI Data Teams` */
const segmentToLabel = (segment: string) =>
  segment
    .split('-')
    .map((word) => (word === 'ai' ? 'AI' : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');

/**
 * Breadcrumbs of a path: Home, then each path segment with its words capitalised.
 *
 * @example crumbsOf('/roles/ai-data-teams') // Home > Roles > AI Data Teams
 */
export function crumbsOf(path: string): CrumbItem[] {
  const segments = path.split('/').filter(Boolean);
  const trail = [
    { label: 'Home', href: '/' },
    ...segments.map((segment, index) => ({
      label: segmentToLabel(segment),
      href: `/${segments.slice(0, index + 1).join('/')}`,
    })),
  ];
  return trail.map(({ label, href }, index) =>
    index === trail.length - 1 ? { label } : { label, href },
  );
}
