/** Text as it is compared: lower case, without accents. `Información` and `informacion` are one word. */
export const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Anchor of a section: the one it names, else its title in an address's letters. So
 * every titled section can be linked, and search can lead to it.
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
