-- A proof of work for requests that count as verified, a cap on mails, a look at the sender's domain;
-- the context for sales; alarms that are raised and resolved once; what becomes of a mail.

-- in_digest: a digest tells of the request in place of this message, which `claim` leaves out.
-- digest_id: that digest, once it is written.
alter table contact.outbox
  add column in_digest boolean not null default false,
  add column digest_id uuid references contact.system_alert (id) on delete set null;
create index outbox_digest on contact.outbox (created_at) where in_digest and state = 'pending';
create index outbox_digest_of on contact.outbox (digest_id) where digest_id is not null;
alter table contact.system_alert
  drop constraint system_alert_kind_check,
  add constraint system_alert_kind_check
    check (kind in ('spam-digest', 'channel-refused', 'erased', 'mail-digest', 'alarm'));

-- mail_state: what the mail service has reported of a mail since it accepted it.
alter table contact.outbox
  add column mail_state text check (mail_state in ('delivered', 'bounced', 'complained')),
  add column mail_state_at timestamptz;
create index outbox_bad_mail on contact.outbox (mail_state_at)
  where mail_state in ('bounced', 'complained');

-- Host of the page, outside of this site, from which the visitor came.
alter table contact.request_context
  add column referrer text not null default '' check (char_length(referrer) <= 253);

-- The alarms that are on.
create table contact.alarm (
  kind text primary key check (kind in ('spam-wave', 'backlog', 'mail-bounced')),
  since timestamptz not null default now()
);
alter table contact.alarm enable row level security;

-- What speaks against the domain of the sender's address; null until it has been looked up. It
-- lowers the score that the desk shows, and decides nothing.
alter table contact.request
  add column sender_findings text[] check (sender_findings <@ '{no-mail-domain,throwaway-domain}');
create index request_unchecked_sender on contact.request (created_at)
  where sender_findings is null and moderation_status in ('new', 'unverified');

-- Takes the tokens of one call, or none, so that a refused call writes no row.
-- limits: {"own", "shared", "prefixes", "reserve", "load"}, each a list of buckets, or null for no limit.
--   own: of the caller; an empty one always refuses.
--   shared: of all callers together.
--   prefixes, reserve: when `shared` is empty, calls pass while the buckets of all network prefixes
--   of the caller and the reserve have tokens. So the prefixes that sent most are refused first, and
--   a caller from a prefix that was not seen before passes.
--   load: these are drawn from too, and refuse nothing.
-- Returns 0, or the seconds after which a further call may pass.
create or replace function contact.consume_rate_limit(limits jsonb, at timestamptz)
returns integer language plpgsql set search_path = '' as $$
declare
  own constant jsonb := coalesce(limits -> 'own', '[]');
  shared constant jsonb := coalesce(limits -> 'shared', '[]');
  measured constant jsonb := coalesce(limits -> 'prefixes', '[]') || coalesce(limits -> 'load', '[]');
  wait integer;
begin
  if limits is null then
    return 0;
  end if;
  -- One call at a time, up to its commit: no two of them see the same token.
  perform pg_advisory_xact_lock(hashtextextended('contact.rate_bucket', 0));
  wait := contact.rate_limit_wait(own, at);
  if wait > 0 then
    return wait;
  end if;
  wait := contact.rate_limit_wait(shared, at);
  if wait = 0 then
    perform contact.draw_tokens(own || shared || measured, at);
  elsif limits ? 'reserve'
    and contact.rate_limit_wait(coalesce(limits -> 'prefixes', '[]') || (limits -> 'reserve'), at) = 0
  then
    perform contact.draw_tokens(own || measured || (limits -> 'reserve'), at);
    wait := 0;
  end if;
  return wait;
end
$$;

-- The greatest share of tokens, 0 to 1, that is missing in one of the buckets.
create function contact.bucket_use(buckets jsonb)
returns float8 language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(max(extract(epoch from r.full_at - now()) * b.per_second / b.burst), 0)
    from jsonb_to_recordset(buckets) as b (key text, burst float8, per_second float8),
      lateral (select t.full_at from contact.rate_bucket t where t.key = b.key offset 0) r
    -- A time further ahead than a whole bucket means that the clock was set back.
    where r.full_at between now() and now() + make_interval(secs => b.burst / b.per_second)
  );
end
$$;

-- How hard the proof of work has to be for a caller: 0 in quiet times; in busy ones up to 4 for a
-- network that was not seen before, and up to 6 for one that has sent much. Each level doubles the work.
-- limits: {"load", "prefixes"}, each a list of buckets.
create function contact.proof_level(limits jsonb)
returns integer language plpgsql stable security definer set search_path = '' as $$
declare
  load constant float8 := contact.bucket_use(coalesce(limits -> 'load', '[]'));
begin
  if load < 0.25 then
    return 0;
  end if;
  return round(4 * load + 2 * contact.bucket_use(coalesce(limits -> 'prefixes', '[]')));
end
$$;
grant execute on function contact.proof_level to contact_function;

-- Stores a request.
-- fields: the payload, see `contact.field`.
-- question: {"nonce", "expires"} of a verified question, or null.
-- request_hash: hash of what was sent.
-- limits: {"verified", "email", "unverified", "spam", "replay", "mail"}, each as in `consume_rate_limit`; a missing
-- one sets no limit. Only requests that will be `new` use `verified`, so junk can't empty its buckets. An
-- empty `email` marks a request as unverified, because anybody can send with the address of somebody else.
-- `replay` is set for a request that waited in a device's queue. Such a request uses the limit of its
-- status only when `replay` is empty, so that the queue of a booth drains beside its visitors.
-- When `mail` is empty, no mail of its own tells of a request that is `new`: a digest does.
-- context: {"page", "campaign": {"utm_source": text}, "language", "referrer", "view", "device"}, or
-- null. An invalid context is left out; the request is stored anyway.
-- outcome: 'stored'; 'replayed' (a request with the same key and payload exists; its id is
-- returned); 'conflict' (the same key with another payload); 'limited' (see retry_after, seconds).
create or replace function contact.submit(
  request_id uuid,
  request_key uuid,
  request_hash text,
  fields jsonb,
  verdict text,
  reasons text[],
  address_hash text,
  question jsonb,
  limits jsonb,
  channels text[],
  keep_for interval,
  context jsonb,
  out outcome text,
  out id uuid,
  out moderation_status text,
  out retry_after integer
)
language plpgsql security definer set search_path = '' as $$
declare
  at constant timestamptz := now();
  is_first_use boolean := false;
  -- Seconds until `replay` has a token; null when it does not apply.
  replay_wait integer;
  earlier record;
begin
  if request_key is not null then
    -- Twins wait here and then see the first one's row, before any token is taken.
    perform pg_advisory_xact_lock(hashtextextended(request_key::text, 0));
    select r.id, r.moderation_status, r.payload_hash, r.payload into earlier
    from contact.request r where r.idempotency_key = request_key;
    if found then
      -- Another version of the function may hash in another way, and may know fewer or more fields. An
      -- erased request has neither hash nor payload.
      if earlier.payload_hash is distinct from request_hash
        and contact.without_empty_fields(earlier.payload)
          is distinct from contact.without_empty_fields(fields)
      then
        outcome := 'conflict';
        return;
      end if;
      id := earlier.id;
      moderation_status := earlier.moderation_status;
      outcome := 'replayed';
      return;
    end if;
  end if;

  moderation_status := verdict;
  if question is not null then
    -- Before the limits, because a question that is sent again must not draw on `verified`.
    insert into contact.consumed_captcha (nonce, expires_at)
    values (question ->> 'nonce', (question ->> 'expires')::timestamptz)
    on conflict do nothing;
    is_first_use := found;
    if not is_first_use then
      reasons := reasons || 'question-used'::text;
    end if;
    if moderation_status = 'new' and cardinality(reasons) > 0 then
      moderation_status := 'unverified';
    end if;
  end if;

  if limits ? 'replay' and moderation_status <> 'spam' then
    replay_wait := contact.consume_rate_limit(limits -> 'replay', at);
  end if;
  if replay_wait = 0 then
    retry_after := 0;
  else
    retry_after := least(replay_wait, contact.consume_rate_limit(
      limits -> case moderation_status when 'new' then 'verified' else moderation_status end, at));
  end if;
  if retry_after = 0 and moderation_status = 'new'
    and contact.consume_rate_limit(limits -> 'email', at) > 0
  then
    moderation_status := 'unverified';
    reasons := reasons || 'email-limit'::text;
  end if;
  if retry_after > 0 then
    outcome := 'limited';
    -- A later try may still use the question.
    if is_first_use then
      delete from contact.consumed_captcha c where c.nonce = question ->> 'nonce';
    end if;
    return;
  end if;

  insert into contact.request (
    id, idempotency_key, payload_hash, payload, moderation_status, spam_reasons, channels, ip_hash,
    delete_after
  ) values (
    request_id, request_key, request_hash, fields, moderation_status, reasons, channels, address_hash,
    at + keep_for
  );
  outcome := 'stored';
  id := request_id;
  if moderation_status = 'new' and contact.consume_rate_limit(limits -> 'mail', at) > 0 then
    update contact.outbox o set in_digest = true
    where o.request_id = submit.id and o.channel = 'email';
  end if;

  if context is null then
    return;
  end if;
  begin
    insert into contact.request_context (request_id, page, campaign, language, referrer, view, device)
    values (
      submit.id,
      coalesce(context ->> 'page', ''),
      coalesce(context -> 'campaign', '{}'),
      coalesce(context ->> 'language', ''),
      coalesce(context ->> 'referrer', ''),
      coalesce(context ->> 'view', ''),
      coalesce(context ->> 'device', '')
    );
  exception
    when data_exception or integrity_constraint_violation then
      null;
  end;
end
$$;

-- The requests that a digest of mails tells of, as long as they are there.
create function contact.digest_facts(facts jsonb)
returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'total', count(*),
    'requests', coalesce(jsonb_agg(jsonb_build_object(
      'id', r.id, 'name', contact.person_name(r.payload), 'company', coalesce(r.payload ->> 'company', ''),
      'email', r.email) order by r.created_at), '[]'))
  from contact.request r
  where r.id in (select i::uuid from jsonb_array_elements_text(facts -> 'requests') i)
    and r.moderation_status in ('new', 'unverified')
$$;

-- Leases up to `max_rows` due rows. Each lease has its own token, so a sender whose lease expired and
-- was given to another sender can't mark anything.
-- kind: 'request'; 'given-up' (`failed_channel` gave the request up); or the kind of the alert.
-- facts: of an alert; for a digest of mails with the requests that it tells of, without those erased
-- since: {"requests": [{"id", "name", "company", "email"}], "total"}.
-- reasons: why a request is not verified; empty for a verified one.
-- context: how the visitor came to the form; its members are null where nothing is known.
drop function if exists contact.claim(text[], integer, interval);
create function contact.claim(channels text[], max_rows integer, lease_for interval)
returns table (
  outbox_id bigint,
  token uuid,
  channel text,
  attempt integer,
  kind text,
  failed_channel text,
  subject_id uuid,
  created_at text,
  facts jsonb,
  verified boolean,
  reasons jsonb,
  fields jsonb,
  context jsonb
)
language sql security definer set search_path = '' as $$
  with due as (
    select o.id
    from contact.outbox o
    where o.channel = any (channels)
      and o.state in ('pending', 'processing')
      and not o.in_digest
      and o.next_at <= now()
      and (o.state = 'pending' or o.lease_until <= now())
    order by o.next_at
    limit max_rows
    for update skip locked
  ), processing as (
    update contact.outbox o
    set state = 'processing',
        attempts = o.attempts + 1,
        lease_token = gen_random_uuid(),
        lease_until = now() + lease_for,
        verified = coalesce(
          (select r.moderation_status = 'new' from contact.request r where r.id = o.request_id), true
        )
    from due
    where o.id = due.id
    returning o.*
  )
  select l.id, l.lease_token, l.channel, l.attempts,
    coalesce(a.kind, case when l.failed_channel = '' then 'request' else 'given-up' end),
    l.failed_channel,
    coalesce(r.id, a.id),
    to_char(
      coalesce(r.created_at, a.created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
    ),
    case a.kind when 'mail-digest' then contact.digest_facts(a.facts) else a.facts end,
    l.verified,
    case when l.verified then '[]' else to_jsonb(r.spam_reasons) end,
    coalesce(r.payload, '{}'),
    jsonb_build_object(
      'page', c.page, 'campaign', c.campaign, 'language', c.language, 'referrer', c.referrer)
  from processing l
  left join contact.request r on r.id = l.request_id
  left join contact.request_context c on c.request_id = l.request_id
  left join contact.system_alert a on a.id = l.alert_id
$$;

-- Writes a digest of the mails that the cap held back, once the first of them is an hour old.
-- Returns the number of digests.
create function contact.digest_mail()
returns integer language plpgsql security definer set search_path = '' as $$
declare
  digest uuid;
begin
  perform pg_advisory_xact_lock(hashtextextended('contact.digest_mail', 0));
  if not exists (
    select from contact.outbox o
    where o.in_digest and o.state = 'pending' and o.created_at <= now() - interval '1 hour'
  ) then
    return 0;
  end if;
  insert into contact.system_alert (kind, facts) values ('mail-digest', '{}') returning id into digest;
  with told as (
    -- The digest is a message of its own, whose state is that of each request in it.
    update contact.outbox o
    set state = 'sent', digest_id = digest, verified = true
    where o.in_digest and o.state = 'pending'
    returning o.request_id
  )
  update contact.system_alert a
  set facts = jsonb_build_object('requests', (select jsonb_agg(t.request_id) from told t))
  where a.id = digest;
  insert into contact.outbox (alert_id, channel) values (digest, 'email');
  return 1;
end
$$;

-- Requests of the last day whose sender's domain nobody has looked up.
create function contact.unchecked_senders(max_rows integer)
returns table (id uuid, domain text)
language sql security definer set search_path = '' as $$
  select r.id, substring(r.email from '[^@]+$')
  from contact.request r
  where r.sender_findings is null and r.moderation_status in ('new', 'unverified')
    and r.created_at > now() - interval '1 day'
  order by r.created_at limit max_rows
$$;

create function contact.note_sender(only_id uuid, findings text[])
returns void language sql security definer set search_path = '' as $$
  update contact.request r set sender_findings = findings where r.id = only_id
$$;

-- Stores what the mail service reports of a mail. Reports may come twice and in any order: the latest
-- counts. Returns whether there is such a mail.
create function contact.mail_event(outbox_id bigint, state text, at timestamptz)
returns boolean language plpgsql security definer set search_path = '' as $$
begin
  update contact.outbox o set
    mail_state = case when at >= coalesce(o.mail_state_at, at) then mail_event.state else o.mail_state end,
    mail_state_at = greatest(o.mail_state_at, at)
  where o.id = outbox_id and o.channel = 'email';
  return found;
end
$$;

grant execute on function contact.claim, contact.digest_mail, contact.unchecked_senders,
  contact.note_sender, contact.mail_event
to contact_delivery;

-- Deletes what is kept no longer, at most `max_rows` rows of each kind: requests, hashes of addresses,
-- alerts, expired questions, full buckets, sign-ins, audit lines.
-- requests: how many were deleted. is_done: whether nothing is left to delete; else call again.
create or replace function contact.purge(max_rows integer, out requests integer, out is_done boolean)
language plpgsql security definer set search_path = '' as $$
declare
  keep constant jsonb := (select jsonb_object_agg(t.kind, t.keep_for) from contact.retention t);
  deleted integer;
  kind record;
begin
  update contact.request r set ip_hash = null
  where r.id in (
    select p.id from contact.request p
    where p.ip_hash is not null and p.created_at <= now() - (keep ->> 'ip-hash')::interval
    order by p.created_at limit max_rows for update skip locked
  );
  get diagnostics deleted = row_count;
  is_done := deleted < max_rows;
  for kind in
    select * from (values
      ('request', 'id', $q$p.delete_after <= now()
        or (p.moderation_status = 'spam' and p.changed_at <= now() - ($1 ->> 'spam')::interval)$q$),
      ('consumed_captcha', 'nonce', $q$p.expires_at <= now() - interval '1 hour'$q$),
      -- Also those of a clock that has been set back since: no bucket takes a day to be full.
      ('rate_bucket', 'key', $q$p.full_at <= now() or p.full_at > now() + interval '1 day'$q$),
      ('audit', 'id', $q$p.at <= now() - interval '3 years'$q$),
      ('system_alert', 'id', $q$p.created_at <= now() - ($1 ->> 'alert')::interval$q$),
      ('desk_session', 'id', $q$p.started_at <= now() - ($1 ->> 'session')::interval$q$)
    ) k (rows_of, key, is_over)
  loop
    execute format(
      'delete from contact.%1$I where %2$I in (
        select p.%2$I from contact.%1$I p where %3$s limit $2 for update skip locked)',
      kind.rows_of, kind.key, kind.is_over
    ) using keep, max_rows;
    get diagnostics deleted = row_count;
    is_done := is_done and deleted < max_rows;
    if kind.rows_of = 'request' then
      requests := deleted;
    end if;
  end loop;
end
$$;

-- wait: until the next try. Null gives the row up and alerts the other channels through the same
-- outbox. A failed alert causes no further alert.
-- refused: the answer means that the channel has a wrong setting, or never takes this message. A
-- refusal is not one of the message's tries; after three days of refusals, which is longer than a
-- weekend, the row is given up. The other channels are alerted at most once a day.
-- An answer that says that too many messages came (429) is not one of the message's tries either.
-- Returns the state of the row: 'pending' or 'failed'; null if the lease belongs to another sender.
create or replace function contact.mark_failed(
  outbox_id bigint,
  token uuid,
  reason text,
  wait interval,
  refused boolean,
  others text[]
)
returns text language plpgsql security definer set search_path = '' as $$
declare
  failed record;
  is_alert_due boolean;
  alert uuid;
begin
  update contact.outbox o
  set state = case
        when wait is null or (refused and o.refused_since <= now() - interval '3 days') then 'failed'
        else 'pending'
      end,
      next_at = now() + coalesce(wait, interval '0'),
      attempts = o.attempts - case when refused or reason = 'status-429' then 1 else 0 end,
      refused_since = case when refused then coalesce(o.refused_since, now()) end,
      lease_token = null,
      lease_until = null,
      last_error = left(reason, 60)
  where o.id = outbox_id and o.state = 'processing' and o.lease_token = token
  returning o.request_id, o.channel, o.failed_channel, o.state into failed;
  if not found then
    return null;
  end if;

  if failed.state = 'failed' and failed.request_id is not null and failed.failed_channel = '' then
    insert into contact.outbox (request_id, channel, failed_channel)
    select failed.request_id, other, failed.channel
    from unnest(others) other
    where other <> failed.channel
    on conflict do nothing;
  end if;

  if refused then
    insert into contact.channel_outage as c (channel, reason)
    values (failed.channel, left(mark_failed.reason, 60))
    on conflict (channel) do update
      set reason = excluded.reason,
          since = case when c.ended_at is null then c.since else excluded.since end,
          ended_at = null,
          alerted_at = case
            when c.alerted_at <= now() - interval '1 day' then excluded.alerted_at
            else c.alerted_at
          end
    returning c.alerted_at = now() into is_alert_due;
    if is_alert_due then
      insert into contact.system_alert (kind, facts)
      values (
        'channel-refused',
        jsonb_build_object('channel', failed.channel, 'reason', mark_failed.reason)
      )
      returning id into alert;
      insert into contact.outbox (alert_id, channel)
      select alert, other from unnest(others) other where other <> failed.channel;
    end if;
  end if;
  return failed.state;
end
$$;

-- Raises each alarm once, when its count reaches the first threshold, and resolves it once, when it has
-- fallen below the second. Both are told to the channels; but a bounced mail not by mail.
-- spam-wave: requests of the last hour that are not verified, or spam. backlog: messages that have
-- waited for ten minutes for a channel that is on. mail-bounced: mails that came back, or were called spam, within a day.
create function contact.watch_alarms(channels text[])
returns void language plpgsql set search_path = '' as $$
declare
  watched record;
  state text;
  alert uuid;
begin
  for watched in
    select 'spam-wave' as kind, 30 as raised_from, 10 as resolved_below, (
      select count(*) from contact.request r
      where r.created_at > now() - interval '1 hour'
        and r.moderation_status in ('unverified', 'spam') and not 'by-hand' = any (r.spam_reasons)
    ) as total
    union all
    select 'backlog', 1, 1, (
      select count(*) from contact.outbox o
      where o.state in ('pending', 'processing') and o.created_at <= now() - interval '10 minutes'
        and o.channel = any (channels)
        and not (o.in_digest and o.created_at > now() - interval '70 minutes')
    )
    union all
    select 'mail-bounced', 1, 1, (
      select count(*) from contact.outbox o
      where o.mail_state in ('bounced', 'complained') and o.mail_state_at > now() - interval '1 day'
    )
  loop
    state := null;
    if watched.total >= watched.raised_from then
      insert into contact.alarm (kind) values (watched.kind) on conflict do nothing;
      state := case when found then 'raised' end;
    elsif watched.total < watched.resolved_below then
      delete from contact.alarm a where a.kind = watched.kind;
      state := case when found then 'resolved' end;
    end if;
    continue when state is null;
    insert into contact.system_alert (kind, facts)
    values ('alarm', jsonb_build_object(
      'alarm', watched.kind, 'state', state, 'total', watched.total))
    returning id into alert;
    insert into contact.outbox (alert_id, channel)
    select alert, c from unnest(channels) c where watched.kind <> 'mail-bounced' or c <> 'email';
  end loop;
end
$$;

-- Whether delivery keeps up, without personal data: {"lastRun": time | null, "oldestPendingSeconds":
-- number | null, "failed": number, "channelsOut": [channel], "channelsOff": {channel: number},
-- "alarms": [kind], "isOverdue"}.
-- Overdue: a message has waited for ten minutes, no run has ended for as long, a channel refuses every
-- message, a message was given up and nobody has dealt with it (`staff_retry`, `staff_settle`), or an
-- alarm is on (`watch_alarms`). What waits for a digest has an hour more.
-- channelsOff: how many messages wait for a channel that the last run had not switched on.
create or replace function contact.health()
returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'lastRun', f.last_run, 'oldestPendingSeconds', floor(extract(epoch from f.waiting)),
    'failed', f.failed, 'channelsOut', f.out, 'channelsOff', f.off,
    'alarms', f.alarms,
    'isOverdue', f.last_run is null or f.last_run < now() - interval '10 minutes'
      or coalesce(f.waiting > interval '10 minutes', false) or f.failed > 0 or f.out <> '[]'
      or f.alarms <> '[]'
  )
  from (
    select
      (select r.ended_at from contact.delivery_run r) as last_run,
      (
        select now() - o.created_at from contact.outbox o
        where o.state in ('pending', 'processing')
          and not (o.in_digest and o.created_at > now() - interval '70 minutes')
        order by o.created_at limit 1
      ) as waiting,
      (
        select count(*) from contact.outbox o where o.state = 'failed' and o.settled_at is null
      ) as failed,
      (select coalesce(jsonb_agg(a.kind order by a.kind), '[]') from contact.alarm a) as alarms,
      (
        select coalesce(jsonb_agg(c.channel order by c.channel), '[]')
        from contact.channel_outage c join contact.delivery_run r on c.channel = any (r.channels)
        where c.ended_at is null
      ) as out,
      (
        select coalesce(jsonb_object_agg(w.channel, w.total), '{}')
        from (
          select o.channel, count(*) as total
          from contact.outbox o join contact.delivery_run r on o.channel <> all (r.channels)
          where o.state in ('pending', 'processing')
          group by o.channel
        ) w
      ) as off
  ) f
$$;

-- Notes that a run with these channels has ended. Returns whether nothing is overdue.
create or replace function contact.finish_run(channels text[])
returns boolean language plpgsql security definer set search_path = '' as $$
begin
  insert into contact.delivery_run (ended_at, channels) values (now(), finish_run.channels)
  on conflict (only_row) do update set ended_at = excluded.ended_at, channels = excluded.channels;
  perform contact.watch_alarms(finish_run.channels);
  return not (contact.health() ->> 'isOverdue')::boolean;
end
$$;

-- A request with all fields as typed, its context, delivery and notes.
create or replace function contact.request_detail(r contact.request)
returns jsonb language sql stable set search_path = '' as $$
  select contact.request_summary(r) || r.payload || jsonb_build_object(
    'reasons', r.spam_reasons, 'senderFindings', r.sender_findings, 'answeredAt', r.answered_at,
    'deleteAfter', contact.kept_until(r),
    'context', (
      select jsonb_build_object(
        'page', c.page, 'campaign', c.campaign, 'language', c.language, 'referrer', c.referrer,
        'view', c.view, 'device', c.device)
      from contact.request_context c where c.request_id = r.id
    ),
    'delivery', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'channel', o.channel, 'failedChannel', o.failed_channel,
        'state', coalesce(d.state, o.state), 'attempts', coalesce(d.attempts, o.attempts),
        'nextAt', coalesce(d.next_at, o.next_at), 'lastError', coalesce(d.last_error, o.last_error),
        'mailState', coalesce(d.mail_state, o.mail_state), 'inDigest', o.in_digest)
        order by o.failed_channel, o.channel), '[]')
      from contact.outbox o
      -- A digest that tells of the request in place of a mail of its own.
      left join contact.outbox d on d.alert_id = o.digest_id and d.channel = o.channel
      where o.request_id = r.id
    ),
    'notes', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', n.id, 'createdAt', n.created_at, 'author', n.author, 'words', n.words)
        order by n.created_at, n.id), '[]')
      from contact.desk_note n where n.request_id = r.id
    )
  )
$$;

-- Requests, the newest first.
-- filter: {"view": a view or "all", "search", "interest", "from", "to", "page", "campaign", "language",
-- "referrer", "assignee"}; a missing or empty member does not filter. `campaign` is the value of any of
-- its parameters. `from` and `to` are times, `to` exclusive. Every word of
-- `search` must occur, also as a part of a longer word.
-- after: {"at", "id"} of the request before the first, or null.
-- since: only what has changed after this time. max_rows: greatest number, or null for no limit.
create or replace function contact.search_requests(
  filter jsonb, after jsonb, since timestamptz, max_rows integer
)
returns setof contact.request language plpgsql
stable
set search_path = ''
-- A plan for the given values leaves out the conditions of absent filters.
set plan_cache_mode = 'force_custom_plan'
as $$
declare
  one_view constant text := nullif(coalesce(nullif(filter ->> 'view', ''), 'all'), 'all');
  wanted constant text := nullif(filter ->> 'interest', '');
  earliest constant timestamptz := nullif(filter ->> 'from', '')::timestamptz;
  latest constant timestamptz := nullif(filter ->> 'to', '')::timestamptz;
  -- The context, without empty members.
  origin constant jsonb := (
    select coalesce(jsonb_object_agg(m.key, m.value), '{}')
    from jsonb_each_text(filter) m
    where m.key in ('page', 'campaign', 'language', 'referrer') and m.value <> ''
  );
  owner constant text := nullif(filter ->> 'assignee', '');
  after_at constant timestamptz := after ->> 'at';
  after_id constant uuid := after ->> 'id';
  patterns text[];
begin
  select array_agg(
    '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'
    order by length(word) desc
  ) into patterns
  from regexp_split_to_table(
    contact.normalize_search_text(left(coalesce(filter ->> 'search', ''), 200)), '\s+'
  ) word
  where word <> '';

  return query
    select r.*
    from contact.request r
    where r.desk_view <> 'erased'
      and (one_view is null or r.desk_view = one_view)
      and (after_at is null or (r.created_at, r.id) < (after_at, after_id))
      and (since is null or r.changed_at > since)
      and (wanted is null or r.interest = wanted)
      and (earliest is null or r.created_at >= earliest)
      and (latest is null or r.created_at < latest)
      and (owner is null or r.assignee = owner)
      and (origin = '{}' or exists (
        select from contact.request_context c
        where c.request_id = r.id
          and c.page = coalesce(origin ->> 'page', c.page)
          and c.language = coalesce(origin ->> 'language', c.language)
          and c.referrer = coalesce(origin ->> 'referrer', c.referrer)
          and (not origin ? 'campaign' or exists (
            select from jsonb_each_text(c.campaign) u where u.value = origin ->> 'campaign'
          ))
      ))
      and (patterns is null or (r.search like patterns[1] and r.search like all (patterns)))
    order by r.created_at desc, r.id desc
    limit max_rows;
end
$$;

-- The person at the desk, the colleagues, and the values for the filters.
create or replace function contact.desk_bootstrap(actor jsonb)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  member constant contact.desk_staff := contact.authorize_staff(actor, 'reader');
begin
  return jsonb_build_object(
    'me', to_jsonb(member) - 'added_at',
    'staff', contact.staff_people(),
    'pages', contact.frequent_origins('page'),
    'campaigns', contact.frequent_origins('campaign'),
    'languages', contact.frequent_origins('language'),
    'referrers', contact.frequent_origins('referrer'),
    'counts', contact.desk_counts(),
    'health', contact.health(),
    'now', now()
  );
end
$$;

grant execute on function
  contact.health, contact.submit
to contact_function;
grant execute on function
  contact.claim, contact.finish_run, contact.mark_failed, contact.purge
to contact_delivery;
grant execute on function
  contact.desk_bootstrap
to contact_desk;
