/** Whether this visitor asked the browser to spare bytes; Safari and Firefox don't tell. */
export const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
