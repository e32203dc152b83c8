import { resolve } from 'node:path';
import { deskLink, makeLink } from '../lib/desk/links.ts';
import { localPerson } from '../lib/desk/local-person.ts';
import { dataDir } from '../lib/settings.ts';
import { readRun } from '../lib/stack/run-file.ts';
import { StartError } from '../lib/start-error.ts';
import type { Command } from './command.ts';
import { people } from './staff.ts';

/** For the site of `npm start`; in production people get their links by email. */
export const desk: Command = {
  usage: 'desk [EMAIL]',
  summary: 'prints a link that signs in at the desk of npm start, once, within ten minutes',
  most: 1,
  async run(sql, { rest }) {
    const [email = localPerson.email] = rest.map((typed) => typed.trim().toLowerCase());
    const folder = resolve(dataDir());
    const url = readRun(folder)?.url;
    if (!url) throw new StartError('The site is not running: npm start prints a link of its own.');
    if (!(await people(sql)).some((person) => person.email === email)) {
      throw new StartError(
        `${email} is not on the list: npm run contacts -- staff ${email} --role agent`,
      );
    }
    console.log(deskLink(url, makeLink(folder, email)));
  },
};
