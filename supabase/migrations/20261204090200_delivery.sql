-- Delivery: claims due messages, sends them outside the transaction, and marks them by their lease.
-- It has a role of its own, so that the public function can't read requests.

-- Leases up to `max_rows` due rows. Each lease has its own token, so a sender whose lease expired and
-- was given to another sender can't mark anything.
-- kind: 'request'; 'given-up' (`failed_channel` gave the request up); or the kind of the alert.
-- reasons: why a request is not verified; empty for a verified one.
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
  fields jsonb
)
language sql security definer set search_path = '' as $$
  with due as (
    select o.id
    from contact.outbox o
    where o.channel = any (channels)
      and o.state in ('pending', 'processing')
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
        lease_until = now() + lease_for
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
    a.facts,
    coalesce(r.moderation_status = 'new', true),
    case when r.moderation_status = 'unverified' then to_jsonb(r.spam_reasons) else '[]' end,
    coalesce(r.payload, '{}')
  from processing l
  left join contact.request r on r.id = l.request_id
  left join contact.system_alert a on a.id = l.alert_id
$$;

-- Returns false if the lease now belongs to another sender, which will send the row again.
create function contact.mark_sent(outbox_id bigint, token uuid)
returns boolean language plpgsql security definer set search_path = '' as $$
declare
  through text;
begin
  update contact.outbox o
  set state = 'sent', lease_token = null, lease_until = null, last_error = null,
    refused_since = null
  where o.id = outbox_id and o.state = 'processing' and o.lease_token = token
  returning o.channel into through;
  if not found then
    return false;
  end if;
  -- The row stays, so that a channel that refuses again is alerted about once a day only.
  update contact.channel_outage c set ended_at = now()
  where c.channel = through and c.ended_at is null;
  return true;
end
$$;

-- wait: until the next try. Null gives the row up and alerts the other channels through the same
-- outbox. A failed alert causes no further alert.
-- refused: the answer means that the channel has a wrong setting, or never takes this message. A
-- refusal is not one of the message's tries; after three days of refusals, which is longer than a
-- weekend, the row is given up. The other channels are alerted at most once a day.
-- Returns the state of the row: 'pending' or 'failed'; null if the lease belongs to another sender.
create function contact.mark_failed(
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
      attempts = o.attempts - case when refused then 1 else 0 end,
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

-- Writes a digest of the spam counts of yesterday, and of unreported days up to a month before it,
-- to the outbox of each channel. Requests that people filed as spam are not counted.
-- Returns the number of digests.
create function contact.digest_spam(channels text[])
returns integer language plpgsql security definer set search_path = '' as $$
declare
  today constant timestamp := date_trunc('day', now() at time zone 'UTC');
  made integer;
begin
  if cardinality(channels) = 0 then
    return 0;
  end if;
  with spam as (
    -- Only days without a digest are read, because each delivery run asks.
    select d.day::date as day, r.spam_reasons
    from generate_series(today - interval '31 days', today - interval '1 day', interval '1 day')
      d (day)
    join contact.request r on r.moderation_status = 'spam'
      and r.created_at >= d.day at time zone 'UTC'
      and r.created_at < (d.day + interval '1 day') at time zone 'UTC'
    where not 'by-hand' = any (r.spam_reasons)
      and not exists (select from contact.system_alert a where a.day = d.day::date)
  ), untold as (
    select s.day, count(*) as total from spam s group by s.day
  ), digests as (
    insert into contact.system_alert (kind, day, facts)
    select 'spam-digest', u.day, jsonb_build_object(
      'day', u.day,
      'total', u.total,
      'counts', (
        select coalesce(jsonb_object_agg(c.reason, c.times), '{}')
        from (
          select reason, count(*) as times
          from spam s, unnest(s.spam_reasons) reason
          where s.day = u.day
          group by reason
        ) c
      )
    )
    from untold u
    on conflict (day) do nothing
    returning id
  ), queued as (
    insert into contact.outbox (alert_id, channel)
    select d.id, c from digests d, unnest(channels) c
    returning 1
  )
  select count(*)::integer into made from digests;
  return made;
end
$$;

-- Deletes what is kept no longer, at most `max_rows` rows of each kind: requests, hashes of addresses,
-- alerts, expired questions, full buckets, sign-ins, audit lines.
-- requests: how many were deleted. is_done: whether nothing is left to delete; else call again.
create function contact.purge(max_rows integer, out requests integer, out is_done boolean)
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
      ('captcha_attempt', 'nonce', 'p.expires_at <= now()'),
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

-- Whether delivery keeps up, without personal data: {"lastRun": time | null, "oldestPendingSeconds":
-- number | null, "failed": number, "channelsOut": [channel], "isOverdue"}.
-- Overdue: a message has waited for ten minutes, no run has ended for as long, or a channel refuses
-- every message. What waits for a channel that was switched off counts no more. Failed messages are
-- counted only: they were overdue for a day before they were given up.
create function contact.health()
returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'lastRun', f.last_run, 'oldestPendingSeconds', floor(extract(epoch from f.waiting)),
    'failed', f.failed, 'channelsOut', f.out,
    'isOverdue', f.last_run is null or f.last_run < now() - interval '10 minutes'
      or coalesce(f.waiting > interval '10 minutes', false) or f.out <> '[]'
  )
  from (
    select
      (select r.ended_at from contact.delivery_run r) as last_run,
      (
        select now() - o.created_at from contact.outbox o
        where o.state in ('pending', 'processing')
          and not exists (select from contact.delivery_run r where o.channel <> all (r.channels))
        order by o.created_at limit 1
      ) as waiting,
      (select count(*) from contact.outbox o where o.state = 'failed') as failed,
      (
        select coalesce(jsonb_agg(c.channel order by c.channel), '[]')
        from contact.channel_outage c join contact.delivery_run r on c.channel = any (r.channels)
        where c.ended_at is null
      ) as out
  ) f
$$;

-- Notes that a run with these channels has ended. Returns whether nothing is overdue.
create function contact.finish_run(channels text[])
returns boolean language plpgsql security definer set search_path = '' as $$
begin
  insert into contact.delivery_run (ended_at, channels) values (now(), finish_run.channels)
  on conflict (only_row) do update set ended_at = excluded.ended_at, channels = excluded.channels;
  return not (contact.health() ->> 'isOverdue')::boolean;
end
$$;

grant execute on function contact.health to contact_function;
grant execute on function
  contact.claim, contact.mark_sent, contact.mark_failed, contact.digest_spam, contact.purge,
  contact.finish_run
to contact_delivery;
