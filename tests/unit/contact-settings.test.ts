import { describe, expect, it } from 'vitest';
import { encryptionFor } from '../../scripts/lib/postgres/encryption.ts';
import { localOnly, type Read, readConfig } from '../../supabase/functions/_shared/config.ts';
import { readDeliveryConfig } from '../../supabase/functions/contact-delivery/config.ts';

const reading =
  (values: Record<string, string>): Read =>
  (name) =>
    values[name];

const form = {
  CONTACT_DATABASE_URL: 'postgresql://contact_function:x@db.example:6543/postgres',
  CONTACT_SECRET: 'x'.repeat(32),
};
const delivery = {
  CONTACT_DELIVERY_DATABASE_URL: 'postgresql://contact_delivery:x@db.example:6543/postgres',
  CONTACT_DELIVERY_TOKEN: 'x'.repeat(32),
};
const local = 'postgresql://contact_function:x@127.0.0.1:5432/postgres';

describe('TLS to the database, for our own programs', () => {
  it.each([
    ['postgresql://u:p@db.example:6543/postgres', true],
    ['postgresql://u:p@10.0.0.7/postgres', true],
    ['postgresql://u:p@127.0.0.1.evil.example/postgres', true],
    ['postgresql://u:p@127.0.0.1:5432/postgres', false],
    ['postgresql://u:p@localhost/postgres', false],
    ['postgresql://u:p@[::1]/postgres', false],
    ['postgresql://u:p@db.example/postgres?sslmode=verify-full', false],
  ])('%s: demanded by us %s', (url, demanded) => {
    expect(encryptionFor(url)).toEqual(demanded ? { ssl: 'require' } : {});
  });
});

describe('settings for tests', () => {
  it.each(['CONTACT_RATE_LIMIT', 'CONTACT_CLOCK_OFFSET_MS', 'CONTACT_PAUSE_AT'])(
    '%s is refused when the database is elsewhere',
    (name) => {
      const value = name === 'CONTACT_RATE_LIMIT' ? 'off' : '1';
      const set = { ...form, ...delivery, [name]: value };
      expect(() => readConfig(reading(set))).toThrow(`${name} is refused`);
      if (name !== 'CONTACT_RATE_LIMIT') {
        expect(() => readDeliveryConfig(reading(set))).toThrow(`${name} is refused`);
      }
      expect(readConfig(reading({ ...set, CONTACT_DATABASE_URL: local }))).toBeTruthy();
    },
  );

  it('are not fooled by a name that only begins like this machine', () => {
    for (const host of ['localhost.evil.example', '127.0.0.1.example', '127.0.0.2']) {
      const read = reading({ CONTACT_RATE_LIMIT: 'off' });
      const url = `postgresql://u:p@${host}/postgres`;
      expect(() => localOnly(read, 'CONTACT_RATE_LIMIT', url), host).toThrow('is refused');
    }
  });

  it('any other word than off leaves the limits on', () => {
    for (const word of ['', 'on', 'OFF', 'false', '0']) {
      expect(readConfig(reading({ ...form, CONTACT_RATE_LIMIT: word })).limited, word).toBe(true);
    }
    const off = { ...form, CONTACT_DATABASE_URL: local, CONTACT_RATE_LIMIT: 'off' };
    expect(readConfig(reading(off)).limited).toBe(false);
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
