/** A contact request as a row of a CSV export, for the desk's function and `npm run contacts`. */
import { readPayload } from './contact-schema.ts';
import type { RequestDetail } from './desk.ts';

/** The cells of a row by the names of their columns. */
export function cellsOf({ moderationStatus, progress, context, notes, ...request }: RequestDetail) {
  const { campaign, ...origin } = context ?? { page: '', language: '', view: '', device: '' };
  return {
    ...request,
    ...readPayload(request),
    ...origin,
    campaign: Object.entries(campaign ?? {})
      .map(([name, word]) => `${name}=${word}`)
      .sort()
      .join(', '),
    status: moderationStatus,
    work: progress,
    assignee: request.assignee ?? '',
    notes: notes.map(({ author, words }) => `${author}: ${words}`).join('\n'),
  };
}
