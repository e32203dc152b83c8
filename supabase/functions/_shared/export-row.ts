/** A contact request as a row of a CSV export, for the desk's function and `npm run contacts`. */
import { readPayload } from './contact-schema.ts';
import { describeCampaign } from './context.ts';
import type { RequestDetail } from './desk.ts';

/** The cells of a row by the names of their columns. */
export function cellsOf({ moderationStatus, progress, context, notes, ...request }: RequestDetail) {
  const empty = { page: '', campaign: {}, language: '', referrer: '', view: '', device: '' };
  const { campaign, ...origin } = context ?? empty;
  return {
    ...request,
    ...readPayload(request),
    ...origin,
    campaign: describeCampaign(campaign),
    status: moderationStatus,
    work: progress,
    assignee: request.assignee ?? '',
    notes: notes.map(({ author, words }) => `${author}: ${words}`).join('\n'),
  };
}
