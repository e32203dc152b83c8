/** How many modules this document has asked for again: it makes each address a new one. */
let tries = 0;

/**
 * Imports a module, and once more under another address where the import fails. Some browsers
 * (Chromium to 150) remember for as long as the document lives that a module could not be
 * fetched, and then answer every later import of it without asking the network. With a query
 * the address is a new one to them; what that module imports itself keeps its own address, so
 * nothing that is there already is loaded twice.
 *
 * @param fetchModule a dynamic import
 * @throws what the import threw, if the address is not in it (Safari) or fails as well
 */
export async function importAgain<Module>(fetchModule: () => Promise<Module>): Promise<Module> {
  try {
    return await fetchModule();
  } catch (error) {
    const address = /https?:\S+\.js/.exec(`${error}`)?.[0];
    if (!address) throw error;
    tries += 1;
    return import(/* @vite-ignore */ `${address}?again=${tries}`);
  }
}
