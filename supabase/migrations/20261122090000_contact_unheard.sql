-- Every request that a visitor was told is sent becomes known to sales: `held` requests are
-- delivered like `new` ones, with a mark; spam is reported once a day as counts; a channel that
-- refuses every message because of a wrong setting is reported at once.

-- Messages about the pipeline itself, not about one request. They use the same outbox, so that they
-- are as safe as a request.
create table contact.notice (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('spam-digest', 'channel-refused')),
  -- spam-digest: {"day", "total", "counts": {reason: number}}.
  -- channel-refused: {"channel", "reason"}.
  facts jsonb not null,
  -- The day (UTC) of a digest, so that each day gets one digest only; null for other kinds.
  day date unique,
  created_at timestamptz not null default now()
);

-- Channels that answered with 401, 403, 404 or 410 and have accepted no message since.
create table contact.refused_channel (
  channel text primary key check (channel ~ '^[a-z][a-z0-9_-]{0,31}$'),
  since timestamptz not null default now(),
  reason text not null,
  told_at timestamptz not null default now()
);

alter table contact.notice enable row level security;
alter table contact.refused_channel enable row level security;
revoke all on contact.notice, contact.refused_channel
  from public, anon, authenticated, service_role;

alter table contact.outbox alter column request_id drop not null;
alter table contact.outbox
  add column notice_id uuid references contact.notice (id) on delete cascade;
alter table contact.outbox
  add constraint outbox_subject check (num_nonnulls(request_id, notice_id) = 1);
alter table contact.outbox add constraint outbox_notice_once unique (notice_id, channel);

-- Each delivery run searches for these to make the digest.
create index request_spam on contact.request (created_at) where status = 'spam';

drop function contact.claim(text[], integer, interval, interval);
drop function contact.mark_failed(bigint, uuid, text, interval, text[], interval);

-- Leases up to `most` due rows. Each lease has its own token, so a sender whose lease expired and
-- was given to another sender can't mark anything.
-- kind: 'request'; 'given-up' (`about` names the channel that gave the request up); or the kind of
-- the notice.
-- reasons: why a request is not verified; empty for a verified one.
create function contact.claim(channels text[], most integer, lease_for interval)
returns table (
  outbox_id bigint,
  token uuid,
  channel text,
  attempt integer,
  kind text,
  about text,
  subject_id uuid,
  created_at text,
  facts jsonb,
  verified boolean,
  reasons jsonb,
  interest text,
  first_name text,
  last_name text,
  email text,
  company text,
  role text,
  challenge text
)
language sql
security definer
set search_path = ''
as $$
  with due as (
    select o.id
    from contact.outbox o
    left join contact.request r on r.id = o.request_id
    where (o.notice_id is not null or r.status in ('new', 'held'))
      and o.channel = any (channels)
      and (
        (o.state = 'pending' and o.next_at <= pg_catalog.now())
        or (o.state = 'leased' and o.lease_until <= pg_catalog.now())
      )
    order by o.next_at
    limit most
    for update of o skip locked
  ), leased as (
    update contact.outbox o
    set state = 'leased',
        attempts = o.attempts + 1,
        lease_token = pg_catalog.gen_random_uuid(),
        lease_until = pg_catalog.now() + lease_for
    from due
    where o.id = due.id
    returning o.*
  )
  select l.id, l.lease_token, l.channel, l.attempts,
    coalesce(n.kind, case when l.about = '' then 'request' else 'given-up' end),
    l.about,
    coalesce(r.id, n.id),
    pg_catalog.to_char(
      coalesce(r.created_at, n.created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
    ),
    n.facts,
    coalesce(r.status = 'new', true),
    case when r.status = 'held' then pg_catalog.to_jsonb(r.spam_reasons) else '[]' end,
    r.interest, r.first_name, r.last_name, r.email, r.company, r.role, r.challenge
  from leased l
  left join contact.request r on r.id = l.request_id
  left join contact.notice n on n.id = l.notice_id
$$;

-- Returns false if the lease now belongs to another sender, which will send the row again.
create or replace function contact.mark_sent(outbox_id bigint, token uuid)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  through text;
begin
  update contact.outbox o
  set state = 'sent', lease_token = null, lease_until = null, last_error = null
  where o.id = outbox_id and o.state = 'leased' and o.lease_token = token
  returning o.channel into through;
  if not found then
    return false;
  end if;
  -- A channel that takes a message is set right again.
  delete from contact.refused_channel c where c.channel = through;
  return true;
end
$$;

-- wait: until the next try. Null gives the row up and alerts the other channels through the same
-- outbox. A failed alert causes no further alert.
-- refused: the answer means that the channel has a wrong setting. This is reported at once and then
-- once a day while it lasts, not for every message.
create function contact.mark_failed(
  outbox_id bigint,
  token uuid,
  reason text,
  wait interval,
  refused boolean,
  others text[]
)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  failed record;
  tell boolean;
  told uuid;
begin
  update contact.outbox o
  set state = case when wait is null then 'dead' else 'pending' end,
      next_at = pg_catalog.now() + coalesce(wait, interval '0'),
      -- A refusal says nothing about the message, so it is not one of its tries.
      attempts = o.attempts - case when refused then 1 else 0 end,
      lease_token = null,
      lease_until = null,
      last_error = pg_catalog.left(reason, 60)
  where o.id = outbox_id and o.state = 'leased' and o.lease_token = token
  returning o.request_id, o.channel, o.about into failed;
  if not found then
    return false;
  end if;

  if wait is null and failed.request_id is not null and failed.about = '' then
    insert into contact.outbox (request_id, channel, about)
    select failed.request_id, other, failed.channel
    from pg_catalog.unnest(others) other
    where other <> failed.channel
    on conflict do nothing;
  end if;

  if refused then
    insert into contact.refused_channel as c (channel, reason)
    values (failed.channel, pg_catalog.left(mark_failed.reason, 60))
    on conflict (channel) do update
      set reason = excluded.reason,
          told_at = case
            when c.told_at <= pg_catalog.now() - interval '1 day' then excluded.told_at
            else c.told_at
          end
    returning c.told_at = pg_catalog.now() into tell;
    if tell then
      insert into contact.notice (kind, facts)
      values (
        'channel-refused',
        pg_catalog.jsonb_build_object('channel', failed.channel, 'reason', mark_failed.reason)
      )
      returning id into told;
      insert into contact.outbox (notice_id, channel)
      select told, other from pg_catalog.unnest(others) other where other <> failed.channel;
    end if;
  end if;
  return true;
end
$$;

-- Writes a digest of the spam counts of yesterday, and of unreported days up to a month before it,
-- to the outbox of each channel. Requests that people filed as spam are not counted.
-- Returns the number of digests.
create function contact.digest_spam(channels text[])
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  today constant timestamp := pg_catalog.date_trunc('day', pg_catalog.now() at time zone 'UTC');
  made integer;
begin
  if pg_catalog.cardinality(channels) = 0 then
    return 0;
  end if;
  with spam as (
    select (r.created_at at time zone 'UTC')::date as day, r.spam_reasons
    from contact.request r
    where r.status = 'spam'
      and r.created_at >= (today - interval '31 days') at time zone 'UTC'
      and r.created_at < today at time zone 'UTC'
      and not 'by-hand' = any (r.spam_reasons)
  ), untold as (
    select s.day, pg_catalog.count(*) as total
    from spam s
    where not exists (select from contact.notice n where n.day = s.day)
    group by s.day
  ), digests as (
    insert into contact.notice (kind, day, facts)
    select 'spam-digest', u.day, pg_catalog.jsonb_build_object(
      'day', u.day,
      'total', u.total,
      'counts', (
        select pg_catalog.jsonb_object_agg(c.reason, c.times)
        from (
          select reason, pg_catalog.count(*) as times
          from spam s, pg_catalog.unnest(s.spam_reasons) reason
          where s.day = u.day
          group by reason
        ) c
      )
    )
    from untold u
    on conflict (day) do nothing
    returning id
  ), queued as (
    insert into contact.outbox (notice_id, channel)
    select d.id, c from digests d, pg_catalog.unnest(channels) c
    returning 1
  )
  select pg_catalog.count(*)::integer into made from digests;
  return made;
end
$$;

revoke all on all functions in schema contact from public, anon, authenticated, service_role;
grant execute on function contact.claim(text[], integer, interval) to contact_delivery;
grant execute on function contact.mark_failed(bigint, uuid, text, interval, boolean, text[])
  to contact_delivery;
grant execute on function contact.digest_spam(text[]) to contact_delivery;
