/** The request that `npm run deploy:smoke` sends, against the real functions. */
import { afterAll, expect, inject, it } from 'vitest';
import { checkSite, sendRequest } from '../../scripts/lib/smoke.ts';
import { openServer } from '../../scripts/local-server/server.ts';
import { serveSite } from '../../scripts/local-server/site.ts';
import { ownerSql, requestById } from './support/database.ts';
import { endpoint } from './support/form.ts';
import { placeholderSite, tempFolder } from './support/temp.ts';

const sql = ownerSql();
const folder = tempFolder();
afterAll(async () => {
  folder.remove();
  await sql.end();
});

const form = endpoint(inject('url'));

it('is stored once, and counts as a person’s', async () => {
  const id = await sendRequest(form, 'https://www.neural-suite.example', 'smoke@suite.test');
  expect(await requestById(sql, id)).toMatchObject({ moderation_status: 'new' });
});

it('fails from an origin that the function does not allow', async () => {
  const sent = sendRequest(form, 'https://other.test', 'smoke@suite.test');
  await expect(sent).rejects.toThrow('answered 403');
});

it('a site without its headers, or none at all, is a failure', async () => {
  const site = serveSite(placeholderSite(`${folder.path}/site`));
  const server = await openServer({ port: 0, host: '127.0.0.1', site });
  await expect(checkSite(server.url)).resolves.toBeUndefined();
  await server.close();
  await expect(checkSite(inject('url'))).rejects.toThrow('answered 404');
});
