/** Normalizes text for comparison: lower case without accents. `Información` → `informacion`. */
export const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Anchor of a section: its own id, or else a slug of its title, so that links and search results
 * can point to every section with a title.
 *
 * @example anchorOf({ title: '¿Por qué confiar?' }) // 'por-que-confiar'
 */
export function anchorOf(section: { id?: string; title?: string }): string | undefined {
  if (section.id) return section.id;
  const slug = fold(section.title ?? '')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return slug || undefined;
}
