/** Whether the browser's data saver is on; always false in Safari and Firefox, which do not report it. */
export const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
