/** What the environment says about a local run. */
import { type SettingName, settingsOf } from '../../supabase/functions/_shared/config.ts';
import { inProject } from './project.ts';

/** `DATA_DIR`, as given or `.data` in the project. */
export const dataDir = (): string => process.env.DATA_DIR || inProject('.data');

/** `DATABASE_URL`; empty means the embedded server. */
export const databaseUrl = (): string | undefined => process.env.DATABASE_URL || undefined;

/** The settings of these names. An empty one is passed on: it may mean something, such as no channels. */
export const pick = (
  env: Readonly<Record<string, string | undefined>>,
  names: readonly SettingName[],
): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])));

/** The functions' own settings, e.g. channel secrets, from the environment of the runner. */
export function functionSettings(): Record<string, string> {
  const given = Object.entries(process.env).filter(([, value]) => value);
  return pick(Object.fromEntries(given), Object.values(settingsOf).flat());
}
