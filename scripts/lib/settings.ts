/** What the environment says about a local run. */
import { type SettingName, settingsOf } from '../../supabase/functions/_shared/config.ts';
import { inProject } from './project.ts';

/** `DATA_DIR`, as given or `.data` in the project. */
export const dataDir = (): string => process.env.DATA_DIR || inProject('.data');

/** `DATABASE_URL`; empty means the embedded server. */
export const databaseUrl = (): string | undefined => process.env.DATABASE_URL || undefined;

/** The functions' own settings, e.g. channel secrets, from the environment of the runner. */
export function functionSettings(): Record<string, string> {
  const names = new Set<SettingName>(Object.values(settingsOf).flat());
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const value = process.env[name];
      return value ? [[name, value]] : [];
    }),
  );
}
