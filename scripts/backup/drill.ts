/** Proves that the newest backup can be restored, and tells a monitoring service. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { reasonOf, UserError } from '../lib/user-error.ts';
import { removeFolder, temporaryFolder } from '../local-server/temporary-server.ts';
import { type BackupList, readList } from './files.ts';
import { restoreBackup } from './restore.ts';
import { sealedList, withOpened } from './seal.ts';

const hourMs = 3_600_000;
/** Limit for the call of the monitoring service. */
const callTimeoutMs = 10_000;

/**
 * The newest complete backup in the subfolders of a folder, by the time in its list.
 *
 * @throws {UserError} when there is none
 */
async function newestBackup(folder: string): Promise<{ place: string; list: BackupList }> {
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  const found: { place: string; list: BackupList }[] = [];
  for (const entry of entries.filter((each) => each.isDirectory())) {
    const place = join(folder, entry.name);
    const list = await withOpened(place, async (opened) => readList(opened), sealedList);
    if (list) found.push({ place, list });
  }
  const [newest] = found.sort((a, b) => b.list.made.localeCompare(a.list.made));
  if (!newest) throw new UserError(`${folder} holds no folder with a whole backup.`);
  return newest;
}

/** @throws {UserError} when the service does not take the call */
async function callMonitor(url: string): Promise<void> {
  const status = await fetch(url, {
    signal: AbortSignal.timeout(callTimeoutMs),
    redirect: 'manual',
  })
    .then((response) => (response.ok ? null : `status ${response.status}`))
    .catch(reasonOf);
  if (status) throw new UserError(`BACKUP_HEARTBEAT_URL did not take the call: ${status}`);
}

/**
 * Restores the newest backup into a temporary data folder, which compares every table with its file,
 * and calls `BACKUP_HEARTBEAT_URL` if all went well.
 *
 * @param maxAgeHours greatest age of the newest backup
 * @throws {UserError} when it is older, or can't be restored; the call is not made then
 */
export async function drill(folder: string, maxAgeHours: number): Promise<BackupList> {
  const { place, list } = await newestBackup(folder);
  const age = (Date.now() - Date.parse(list.made)) / hourMs;
  if (age > maxAgeHours) {
    throw new UserError(
      `The newest backup, ${place}, is ${Math.round(age)} hours old; at most ${maxAgeHours} are allowed.`,
    );
  }
  const temporary = temporaryFolder();
  try {
    await restoreBackup(place, join(temporary, 'data'));
  } finally {
    removeFolder(temporary);
  }
  const url = process.env.BACKUP_HEARTBEAT_URL;
  if (url) await callMonitor(url);
  return list;
}
