/**
 * The details of a contact request, which are shown below its message. What visitors typed is
 * rendered as text, never as HTML.
 */

import type { ReactNode } from 'react';
import {
  contactFields,
  fieldNames,
  nameOfInterest,
} from '../../supabase/functions/_shared/contact-schema.ts';
import type { Person, RequestDetail } from '../../supabase/functions/_shared/desk.ts';
import { describeFinding, senderScore } from '../../supabase/functions/_shared/sender-score.ts';
import { describeReason } from '../../supabase/functions/_shared/spam-reasons.ts';
import {
  dateOnly,
  dayAndTime,
  describeEvent,
  nameOf,
  pluralize,
  shortTime,
  utcTime,
} from './labels.ts';
import { hashOf } from './route.ts';

/** A part of the request with its title. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h3 className="type-label mb-2 text-muted">{title}</h3>
      {children}
    </section>
  );
}

/** A row of a definition list: name and value; a dash without a value. */
function Entry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="rule-top grid grid-cols-[8.5rem_minmax(0,1fr)] gap-3 py-2 max-sm:grid-cols-[6.5rem_minmax(0,1fr)]">
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 break-words whitespace-pre-wrap" dir="auto">
        {children || <span className="text-muted">–</span>}
      </dd>
    </div>
  );
}

interface DetailsProps {
  request: RequestDetail;
  staff: readonly Person[];
}

export function RequestDetails({ request, staff }: DetailsProps) {
  return (
    <div className="grid gap-10 xl:grid-cols-2">
      <Fields request={request} />
      <Origin request={request} />
      <Delivery request={request} />
      <History request={request} staff={staff} />
      <Others request={request} />
    </div>
  );
}

type RequestProps = Pick<DetailsProps, 'request'>;

/** The fields as the visitor typed them, without the message, which the pane shows above. */
function Fields({ request }: RequestProps) {
  return (
    <Part title="As typed">
      <dl>
        {fieldNames
          .filter((name) => name !== 'interest' && name !== 'challenge')
          .map((name) => (
            <Entry key={name} name={contactFields[name].label}>
              {request[name]}
            </Entry>
          ))}
        <Entry name="Interest">{nameOfInterest(request.interest)}</Entry>
      </dl>
    </Part>
  );
}

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' });

function languageName(tag: string): string {
  try {
    return languageNames.of(tag) ?? tag;
  } catch {
    return tag;
  }
}

/** What the visitor saw of the 3D scene. */
const viewLabels: Record<string, string> = {
  full: 'Full, with the live scene',
  simplified: 'Simplified, with the drawing',
};

/** Whether the request is verified, and from which page, campaign and device it was sent. */
function Origin({ request }: RequestProps) {
  const { context, reasons, moderationStatus, senderFindings } = request;
  const campaign = Object.entries(context?.campaign ?? {});
  return (
    <Part title="How it came">
      <dl>
        <Entry name="Verified">
          <span>{moderationStatus === 'new' ? 'Yes' : 'No'}</span>
          {reasons.length > 0 && (
            <ul className="mt-1 grid gap-1 text-muted">
              {reasons.map((reason) => (
                <li key={reason}>{describeReason(reason)}</li>
              ))}
            </ul>
          )}
        </Entry>
        {senderFindings && (
          <Entry name="Address">
            <span>{`${senderScore(senderFindings)} of 100`}</span>
            {senderFindings.map((finding) => (
              <span key={finding} className="block text-muted">
                {describeFinding(finding)}
              </span>
            ))}
          </Entry>
        )}
        <Entry name="From page">{context?.page}</Entry>
        <Entry name="From site">{context?.referrer}</Entry>
        <Entry name="Campaign">
          {campaign.length > 0 &&
            campaign.map(([name, value]) => (
              <span key={name} className="block">
                <span className="text-muted">{`${name.replace('utm_', '')} `}</span>
                <bdi>{value}</bdi>
              </span>
            ))}
        </Entry>
        <Entry name="Device">{context?.device}</Entry>
        <Entry name="Language">{context?.language && languageName(context.language)}</Entry>
        <Entry name="View">{context?.view && viewLabels[context.view]}</Entry>
        <Entry name="Kept until">{dateOnly(request.deleteAfter)}</Entry>
        <Entry name="ID">
          <span className="font-mono text-[0.9em] break-all">{request.id}</span>
        </Entry>
      </dl>
    </Part>
  );
}

const deliveryLabels = {
  sent: 'Accepted',
  pending: 'Waiting',
  processing: 'Being sent',
  failed: 'Given up',
} as const;

/** What the mail service has reported of a mail that it accepted. */
const mailLabels = {
  delivered: 'Delivered',
  bounced: 'Came back',
  complained: 'Called spam by its reader',
} as const;

const pluralizeTries = (count: number) => `${count} ${count === 1 ? 'try' : 'tries'}`;

function labelOf(
  { state, mailState }: RequestDetail['delivery'][number],
  { moderationStatus }: RequestDetail,
): string {
  if (moderationStatus === 'spam' && state === 'pending') return 'Kept back';
  return mailState && state === 'sent' ? mailLabels[mailState] : deliveryLabels[state];
}

const isBad = ({ state, mailState }: RequestDetail['delivery'][number]) =>
  state === 'failed' || mailState === 'bounced' || mailState === 'complained';

/** The state of delivery and the number of attempts for each channel. */
function Delivery({ request }: RequestProps) {
  return (
    <Part title="Delivery">
      {request.delivery.length === 0 && (
        <p className="rule-top py-2 text-muted">
          No channel was switched on when it came: it is here, and nowhere else.
        </p>
      )}
      <dl>
        {request.delivery.map((message) => (
          <Entry
            key={`${message.channel}/${message.failedChannel}`}
            name={message.failedChannel ? `${message.channel}, alert` : message.channel}
          >
            <span className={isBad(message) ? 'font-medium text-(--danger)' : undefined}>
              {labelOf(message, request)}
            </span>
            <span className="text-muted">
              {message.inDigest && <span>, with others in one mail</span>}
              {message.attempts > 0 && <span>{`, ${pluralizeTries(message.attempts)}`}</span>}
              {message.state === 'pending' && message.attempts > 0 && (
                <span>{`, next ${dayAndTime(message.nextAt)}`}</span>
              )}
              {message.lastError && <span>{`, ${message.lastError}`}</span>}
            </span>
          </Entry>
        ))}
      </dl>
    </Part>
  );
}

/** The changes of the request and who made them, newest first. */
function History({ request, staff }: DetailsProps) {
  return (
    <Part title="History">
      <ol>
        {request.history.map((event) => (
          <HistoryEntry key={event.id} at={event.at}>
            <span className="font-medium">{nameOf(event.actor, staff)}</span>{' '}
            <span>{describeEvent(event, staff)}</span>
          </HistoryEntry>
        ))}
        <HistoryEntry at={request.createdAt}>It came</HistoryEntry>
      </ol>
    </Part>
  );
}

function HistoryEntry({ at, children }: { at: string; children: ReactNode }) {
  return (
    <li className="rule-top flex gap-3 py-2">
      <time dateTime={at} title={utcTime(at)} className="w-34 flex-none text-muted max-sm:w-26">
        {dayAndTime(at)}
      </time>
      <span className="min-w-0">{children}</span>
    </li>
  );
}

/** Other requests from the same address. */
function Others({ request }: RequestProps) {
  const { others } = request;
  if (others.length === 0) return null;
  return (
    <Part title={`${pluralize(others.length, 'other request')} from this address`}>
      <ul>
        {others.map((row) => (
          <li key={row.id} className="rule-top">
            <a
              href={hashOf({ page: 'requests', view: 'all', id: row.id })}
              className="flex min-h-11 items-center gap-2.5 hover:bg-raised"
            >
              <span aria-hidden="true" className="mark" data-view={row.view} />
              <span className="flex-none text-muted">{shortTime(row.createdAt)}</span>
              <bdi className="truncate">{row.excerpt || 'No message'}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </Part>
  );
}
