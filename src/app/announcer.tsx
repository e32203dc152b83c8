const id = 'announcer';

/** Tells assistive technology a short text, such as the title of the page just reached. */
export function announce(text: string) {
  const region = document.getElementById(id);
  if (region) region.textContent = text;
}

/** The live region that {@link announce} writes to. */
export function Announcer() {
  return <div id={id} role="status" aria-live="polite" className="sr-only" />;
}
