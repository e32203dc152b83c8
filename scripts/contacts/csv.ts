/** The columns of an export, and what may stand between them. */
import { csvHead, csvLines } from '../../supabase/functions/_shared/csv.ts';
import { StartError } from '../lib/start-error.ts';
import type { Row } from './requests.ts';

const columns = [
  'id',
  'createdAt',
  'status',
  'reasons',
  'interest',
  'firstName',
  'lastName',
  'email',
  'company',
  'role',
  'challenge',
  'deleteAfter',
  'page',
  'campaign',
  'language',
  'view',
  'device',
  'work',
  'assignee',
] as const satisfies (keyof Row)[];

/** Separators that spreadsheets of some country take, by what `--separator` is told. */
const separators: Record<string, string> = { ',': ',', ';': ';', tab: '\t', '|': '|' };

/** @throws {StartError} naming those that can be had */
export function separatorFrom(text: string | undefined): string {
  const separator = separators[text ?? ','];
  if (separator) return separator;
  const known = Object.keys(separators).join('  ');
  throw new StartError(`--separator is one of: ${known}`);
}

/** The line of names. */
export const headLine = (delimiter: string): string => csvHead(columns, delimiter);

export const dataLines = (rows: readonly Row[], delimiter: string): string =>
  csvLines(columns, rows, delimiter);
