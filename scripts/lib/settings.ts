/** Settings of a site that runs on one machine, from environment variables. */
import { type SettingName, settingsOf } from '../../supabase/functions/_shared/config.ts';
import { inProject } from './project.ts';

/** The data folder: `DATA_DIR`, or by default `.data` in the project. */
export const dataDir = (): string => process.env.DATA_DIR || inProject('.data');

/** `DATABASE_URL`; `undefined` means the PostgreSQL server that the project starts itself. */
export const databaseUrl = (): string | undefined => process.env.DATABASE_URL || undefined;

/**
 * The settings with these names. A setting may be empty: deployed functions read an empty list of
 * channels as no channels.
 */
export const pickSettings = (
  env: Readonly<Record<string, string | undefined>>,
  names: readonly SettingName[],
): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])));

/**
 * Settings of the edge functions, e.g. secrets of channels, from this process's environment. Here a
 * variable that is empty counts as not set, as in a shell script.
 */
export function functionSettings(): Record<string, string> {
  const given = Object.entries(process.env).filter(([, value]) => value);
  return pickSettings(Object.fromEntries(given), Object.values(settingsOf).flat());
}
