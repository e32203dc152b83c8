/**
 * Warns the operator of a proxy that `CONTACT_TRUSTED_PROXIES` does not declare. All visitors behind
 * it share one rate limit, so most of them are refused.
 */
import { type AddressSource, undeclaredProxyHeader } from '../_shared/client-ip.ts';
import { log } from '../_shared/log.ts';

const advice =
  'If a proxy is in front, set CONTACT_TRUSTED_PROXIES (docs/deploy.md): until then all visitors behind it share one limit.';

export interface ProxyWatch {
  /** Looks at the headers of a call, and logs the first header of an undeclared proxy. */
  look: (headers: Headers) => void;
  /** Sentences for the health address. A visitor can write such a header too, so they don't alarm. */
  warnings: () => string[];
}

export function createProxyWatch(source: AddressSource): ProxyWatch {
  let found: string | null = null;
  return {
    look(headers) {
      if (found) return;
      found = undeclaredProxyHeader((name) => headers.get(name), source);
      if (found) log('contact.undeclared-proxy', { header: found, advice });
    },
    warnings: () =>
      found ? [`A call had the header ${found}, which is not trusted. ${advice}`] : [],
  };
}
