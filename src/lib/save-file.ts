/** Saves a file as a download. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // The browser has opened the blob's URL by the next task, so it can be revoked.
  setTimeout(() => URL.revokeObjectURL(url));
}
