/**
 * Values in web storage that the site can do without. If storage is switched off or full, nothing
 * is stored, and reading returns null.
 */

type Area = 'localStorage' | 'sessionStorage';

/** Reads a stored value; null if there is none. */
export function readStored(area: Area, key: string): string | null {
  try {
    return globalThis[area].getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a value, or removes it if it is null.
 *
 * @returns whether storage has accepted it
 */
export function store(area: Area, key: string, value: string | null): boolean {
  try {
    if (value === null) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
