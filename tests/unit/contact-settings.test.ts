import { describe, expect, it } from 'vitest';
import { connectionTo } from '../../scripts/lib/tls.ts';
import { type ReadSetting, readConfig } from '../../supabase/functions/_shared/config.ts';

const reading =
  (values: Record<string, string>): ReadSetting =>
  (name) =>
    values[name];

const form = {
  CONTACT_DATABASE_URL: 'postgresql://contact_function:x@db.example:6543/postgres',
  CONTACT_SECRET: 'x'.repeat(32),
};
const local = 'postgresql://contact_function:x@127.0.0.1:5432/postgres';

describe('TLS to the database, for our own programs', () => {
  it.each([
    ['postgresql://u:p@db.example:6543/postgres', true],
    ['postgresql://u:p@10.0.0.7/postgres', true],
    ['postgresql://u:p@127.0.0.1.evil.example/postgres', true],
    ['postgresql://u:p@localhost.evil.example/postgres', true],
    ['postgresql://u:p@127.0.0.2/postgres', true],
    ['postgresql://u:p@127.0.0.1:5432/postgres', false],
    ['postgresql://u:p@localhost/postgres', false],
    ['postgresql://u:p@[::1]/postgres', false],
    ['postgresql://u:p@localhost/postgres?sslmode=require', true],
    ['postgresql://u:p@db.example/postgres?sslmode=require', true],
    ['postgresql://u:p@db.example/postgres?sslmode=prefer', true],
    ['postgresql://u:p@db.example/postgres?sslmode=verify-full', true],
  ])('%s: a server that proves who it is %s', (url, demanded) => {
    const { ssl, url: address } = connectionTo(url, 'unencrypted');
    expect(ssl).toEqual(demanded ? expect.objectContaining({ rejectUnauthorized: true }) : false);
    // The client would compare it with `ssl`, or send it to the server.
    expect(address).not.toContain('sslmode');
  });

  it('can not be switched off by an address', () => {
    const url = 'postgresql://u:p@db.example/postgres?sslmode=disable';
    for (const localException of ['verified-only', 'unencrypted', 'unverified'] as const) {
      expect(() => connectionTo(url, localException)).toThrow('would not be encrypted');
    }
    const here = 'postgresql://u:p@localhost/postgres';
    expect(connectionTo(here, 'verified-only').ssl).toMatchObject({ rejectUnauthorized: true });
    expect(connectionTo(`${here}?sslmode=require`, 'unverified').ssl).toEqual({
      rejectUnauthorized: false,
    });
  });

  it('compares the name in the certificate with the address, also with one in numbers', () => {
    const { ssl } = connectionTo('postgresql://u:p@10.0.0.7/postgres', 'unencrypted');
    const certificate = { subject: { CN: 'localhost' }, subjectaltname: 'DNS:localhost' };
    if (ssl === false || !ssl.rejectUnauthorized)
      throw new Error('The connection does not verify the certificate.');
    const check = ssl.checkServerIdentity;
    expect(check('localhost', certificate as never)).toBeInstanceOf(Error);
    const right = { subject: { CN: 'x' }, subjectaltname: 'IP Address:10.0.0.7' };
    expect(check('localhost', right as never)).toBeUndefined();
  });
});

it.each(['disable', 'allow', 'prefer', 'require', 'verify-ca', 'no-verify'])(
  'sslmode=%s is refused to a function whose database is elsewhere',
  (mode) => {
    const url = `${form.CONTACT_DATABASE_URL}?sslmode=${mode}`;
    const read = () => readConfig(reading({ ...form, CONTACT_DATABASE_URL: url }));
    expect(read).toThrow(`sslmode=${mode} is refused`);
  },
);

describe('settings for tests', () => {
  it('CONTACT_RATE_LIMIT is refused when the database is elsewhere', () => {
    const set = { ...form, CONTACT_RATE_LIMIT: 'off' };
    expect(() => readConfig(reading(set))).toThrow('CONTACT_RATE_LIMIT is refused');
    expect(readConfig(reading({ ...set, CONTACT_DATABASE_URL: local }))).toBeTruthy();
  });

  it('any other word than off leaves the limits on', () => {
    for (const word of ['', 'on', 'OFF', 'false', '0']) {
      expect(readConfig(reading({ ...form, CONTACT_RATE_LIMIT: word })).isRateLimited, word).toBe(
        true,
      );
    }
    const off = { ...form, CONTACT_DATABASE_URL: local, CONTACT_RATE_LIMIT: 'off' };
    expect(readConfig(reading(off)).isRateLimited).toBe(false);
  });
});

describe('the source of the address that is counted', () => {
  it.each(['11', '-1', 'x-forwarded-for', 'a b'])('is refused as %s', (text) => {
    const set = { ...form, CONTACT_TRUSTED_PROXIES: text };
    expect(() => readConfig(reading(set))).toThrow('CONTACT_TRUSTED_PROXIES');
  });
});

describe('channels of the form', () => {
  it('are those that the runner names, or the secrets it can see', () => {
    const named = { ...form, CONTACT_CHANNELS: 'slack,email,pigeon' };
    expect(readConfig(reading(named)).channels).toEqual(['email', 'slack']);
    expect(readConfig(reading({ ...form, CONTACT_CHANNELS: '' })).channels).toEqual([]);
    const hosted = { ...form, CONTACT_WEBHOOK_URL: 'https://x.example' };
    expect(readConfig(reading(hosted)).channels).toEqual(['webhook']);
  });
});
