/** The sign of a close button. */
export function CloseIcon() {
  return (
    <svg viewBox="0 0 14 14" aria-hidden="true" className="size-3.5">
      <path d="M1 1l12 12M13 1L1 13" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}
