import { replaceAddress } from '../../lib/address.ts';
import { readStored } from '../../lib/storage.ts';
import { isMarkFragment, parseMark } from './address.ts';
import { keepMark, markKey } from './state.ts';

/**
 * Reads the mark of this tab, of this device, or of an address that brings one. The fragment is
 * removed from the address, so that the mark is not passed on with it.
 */
export function startMark(): () => void {
  const readAddress = () => {
    if (!isMarkFragment(location.hash)) return;
    const brought = parseMark(location.hash);
    replaceAddress((url) => {
      url.hash = '';
    });
    if (brought) keepMark(brought);
  };
  const stored =
    parseMark(readStored('sessionStorage', markKey)) ??
    parseMark(readStored('localStorage', markKey));
  if (stored) keepMark(stored);
  readAddress();
  addEventListener('hashchange', readAddress);
  return () => removeEventListener('hashchange', readAddress);
}
