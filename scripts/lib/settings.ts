/** Settings of a local run, from the environment. */
import { type SettingName, settingsOf } from '../../supabase/functions/_shared/config.ts';
import { presentFolder } from '../local-server/data-folder.ts';
import { inProject } from './project.ts';

/** `DATA_DIR`, unchanged, or by default `.data` in the project. */
export const givenDataDir = (): string => process.env.DATA_DIR || inProject('.data');

/**
 * The folder of {@link givenDataDir}, or the one beside it that takes the place of an older one.
 */
export const dataDir = (): string => presentFolder(givenDataDir());

/** `DATABASE_URL`; empty means the embedded server. */
export const databaseUrl = (): string | undefined => process.env.DATABASE_URL || undefined;

/**
 * The settings of these names. An empty one is passed on too, because it can have a meaning, such
 * as no channels.
 */
export const pick = (
  env: Readonly<Record<string, string | undefined>>,
  names: readonly SettingName[],
): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])));

/** Settings for the functions, e.g. channel secrets, from the runner's environment. */
export function functionSettings(): Record<string, string> {
  const given = Object.entries(process.env).filter(([, value]) => value);
  return pick(Object.fromEntries(given), Object.values(settingsOf).flat());
}
