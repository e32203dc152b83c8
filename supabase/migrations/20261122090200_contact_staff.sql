-- What staff can do with requests, as functions for a role of its own: users of the staff command
-- need neither the owner's password nor access to a table.

do $$
begin
  -- Login and password are given to it outside the migrations (docs/deploy.md).
  if not exists (select from pg_catalog.pg_roles where rolname = 'contact_staff') then
    create role contact_staff nologin noinherit;
  end if;
end
$$;

alter role contact_staff set statement_timeout = '60s';
alter role contact_staff set lock_timeout = '5s';
alter role contact_staff set idle_in_transaction_session_timeout = '60s';

-- Requests, the newest first.
-- only: one request, or null for all. most: greatest number, or null for no limit.
create function contact.staff_requests(states text[], only_id uuid, most integer)
returns table (
  id uuid,
  created_at timestamptz,
  status text,
  reasons text[],
  interest text,
  first_name text,
  last_name text,
  email text,
  company text,
  role text,
  challenge text,
  delete_after timestamptz
)
language sql
security definer
set search_path = ''
as $$
  select r.id, r.created_at, r.status, r.spam_reasons, r.interest, r.first_name, r.last_name,
    r.email, r.company, r.role, r.challenge, r.delete_after
  from contact.request r
  where r.status = any (states) and (only_id is null or r.id = only_id)
  order by r.created_at desc, r.id
  limit most
$$;

-- Up to two ids that begin with this text: one is a match, two are ambiguous.
create function contact.staff_find(beginning text)
returns setof uuid
language sql
security definer
set search_path = ''
as $$
  select r.id from contact.request r where r.id::text like beginning || '%' limit 2
$$;

create function contact.staff_delivery(only_id uuid)
returns table (
  channel text,
  about text,
  state text,
  attempts integer,
  next_at timestamptz,
  last_error text
)
language sql
security definer
set search_path = ''
as $$
  select o.channel, o.about, o.state, o.attempts, o.next_at, o.last_error
  from contact.outbox o where o.request_id = only_id order by o.about, o.channel
$$;

-- Files a request as `new` or `spam`. Its outbox rows exist since it was stored, so the status
-- alone decides what is sent. Returns false if the request was erased.
create function contact.staff_file(only_id uuid, to_status text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  if to_status not in ('new', 'spam') then
    raise exception 'contact.staff_file: new or spam' using errcode = '22023';
  end if;
  update contact.request r
  set status = to_status,
      spam_reasons = case
        when to_status = 'spam' and not 'by-hand' = any (r.spam_reasons)
          then r.spam_reasons || 'by-hand'::text
        when to_status = 'new' then pg_catalog.array_remove(r.spam_reasons, 'by-hand')
        else r.spam_reasons
      end
  where r.id = only_id and r.status <> 'erased';
  return found;
end
$$;

-- An address in lower case and without invisible characters, which older versions accepted.
create function contact.plain_email(email text)
returns text
language sql
immutable
set search_path = ''
as $$
  select pg_catalog.lower(pg_catalog.regexp_replace(
    email,
    '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0]',
    '', 'g'
  ))
$$;

-- The requests of one person.
-- emails: the spellings of the address, see `emailSpellings`.
create function contact.staff_of_person(emails text[])
returns table (id uuid, created_at timestamptz, status text, name text, email text)
language sql
security definer
set search_path = ''
as $$
  select r.id, r.created_at, r.status, r.first_name || ' ' || r.last_name, r.email
  from contact.request r
  where contact.plain_email(r.email)
    = any (select contact.plain_email(e) from pg_catalog.unnest(emails) e)
  order by r.created_at
$$;

-- Removes the personal data of requests, as the law requires, but keeps the rows, so that counts
-- stay correct. Returns the number of requests.
create function contact.staff_erase(ids uuid[])
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  erased integer;
begin
  update contact.request r
  set status = 'erased', payload_hash = null, ip_hash = null, spam_reasons = '{}',
    interest = '', first_name = '', last_name = '', email = '', company = '', role = '',
    challenge = ''
  where r.id = any (ids) and r.status <> 'erased';
  get diagnostics erased = row_count;
  delete from contact.outbox o where o.request_id = any (ids);
  return erased;
end
$$;

-- Makes messages due now that were given up or wait for a later try: those of one request, or all.
-- Returns the number of messages.
create function contact.staff_retry(only_id uuid)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  again integer;
begin
  update contact.outbox o
  set state = 'pending', attempts = 0, next_at = pg_catalog.now()
  where o.state in ('dead', 'pending') and o.last_error is not null
    and (only_id is null or o.request_id = only_id);
  get diagnostics again = row_count;
  return again;
end
$$;

-- Counts, and since when: requests, messages of each channel, and channels that refuse every
-- message because of a wrong setting.
create function contact.staff_stats()
returns table (what text, state text, count integer, oldest timestamptz)
language sql
security definer
set search_path = ''
as $$
  select 'requests', r.status, pg_catalog.count(*)::integer, pg_catalog.min(r.created_at)
  from contact.request r group by r.status
  union all
  select o.channel,
    case when r.status = 'spam' then 'waiting' else o.state end,
    pg_catalog.count(*)::integer,
    pg_catalog.min(coalesce(r.created_at, n.created_at))
  from contact.outbox o
  left join contact.request r on r.id = o.request_id
  left join contact.notice n on n.id = o.notice_id
  group by 1, 2
  union all
  select c.channel, 'refused: ' || c.reason,
    (
      select pg_catalog.count(*)::integer from contact.outbox o
      where o.channel = c.channel and o.last_error = c.reason
    ),
    c.since
  from contact.refused_channel c
  order by 1, 2
$$;

revoke all on function
  contact.staff_requests(text[], uuid, integer), contact.staff_find(text),
  contact.staff_delivery(uuid), contact.staff_file(uuid, text), contact.plain_email(text),
  contact.staff_of_person(text[]), contact.staff_erase(uuid[]), contact.staff_retry(uuid),
  contact.staff_stats()
from public, anon, authenticated, service_role;

grant usage on schema contact to contact_staff;
grant execute on function
  contact.staff_requests(text[], uuid, integer), contact.staff_find(text),
  contact.staff_delivery(uuid), contact.staff_file(uuid, text),
  contact.staff_of_person(text[]), contact.staff_erase(uuid[]), contact.staff_retry(uuid),
  contact.staff_stats()
to contact_staff;
