-- Delivery: claims due messages, sends them outside the transaction, and marks them by their lease.
-- It has a role of its own, so that the public function can't read requests.

do $$
begin
  -- Login and password are given to it outside the migrations (docs/deploy.md).
  if not exists (select from pg_catalog.pg_roles where rolname = 'contact_delivery') then
    create role contact_delivery nologin noinherit;
  end if;
end
$$;

alter role contact_delivery set statement_timeout = '15s';
alter role contact_delivery set lock_timeout = '5s';
alter role contact_delivery set idle_in_transaction_session_timeout = '10s';

-- A row is about the request itself, or about a channel that has given up the request.
alter table contact.outbox
  add column about text not null default '' check (about ~ '^([a-z][a-z0-9_-]{0,31})?$');
alter table contact.outbox drop constraint outbox_request_id_channel_key;
alter table contact.outbox add constraint outbox_once unique (request_id, channel, about);

-- The old index also contains the waiting rows of held and spam requests. They are few compared
-- with sent ones, and are deleted with their requests. Purging needs these two indexes:
create index used_nonce_expiry on contact.used_nonce (expires_at);
create index rate_bucket_age on contact.rate_bucket (updated_at);

-- Leases up to `most` due rows. Each lease has its own token, so a sender whose lease expired and
-- was given to another sender can't mark anything.
-- clock_offset: zero except in tests on one machine, because the clock is that of the database.
create function contact.claim(
  channels text[],
  most integer,
  lease_for interval,
  clock_offset interval
)
returns table (
  outbox_id bigint,
  token uuid,
  channel text,
  about text,
  attempt integer,
  request_id uuid,
  created_at text,
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
    join contact.request r on r.id = o.request_id
    where r.status = 'new'
      and o.channel = any (channels)
      and (
        (o.state = 'pending' and o.next_at <= pg_catalog.now() + clock_offset)
        or (o.state = 'leased' and o.lease_until <= pg_catalog.now() + clock_offset)
      )
    order by o.next_at
    limit most
    for update of o skip locked
  ), leased as (
    update contact.outbox o
    set state = 'leased',
        attempts = o.attempts + 1,
        lease_token = pg_catalog.gen_random_uuid(),
        lease_until = pg_catalog.now() + clock_offset + lease_for
    from due
    where o.id = due.id
    returning o.*
  )
  select l.id, l.lease_token, l.channel, l.about, l.attempts, r.id,
    pg_catalog.to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    r.interest, r.first_name, r.last_name, r.email, r.company, r.role, r.challenge
  from leased l
  join contact.request r on r.id = l.request_id
$$;

-- Returns false if the lease now belongs to another sender, which will send the row again.
create function contact.mark_sent(outbox_id bigint, token uuid)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  update contact.outbox o
  set state = 'sent', lease_token = null, lease_until = null, last_error = null
  where o.id = outbox_id and o.state = 'leased' and o.lease_token = token;
  return found;
end
$$;

-- wait: until the next try. Null gives the row up and alerts the other channels through the same
-- outbox, so that an alert is as safe as a request. A failed alert causes no further alert.
create function contact.mark_failed(
  outbox_id bigint,
  token uuid,
  reason text,
  wait interval,
  others text[],
  clock_offset interval
)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  failed record;
begin
  update contact.outbox o
  set state = case when wait is null then 'dead' else 'pending' end,
      next_at = pg_catalog.now() + clock_offset + coalesce(wait, interval '0'),
      lease_token = null,
      lease_until = null,
      last_error = pg_catalog.left(reason, 60)
  where o.id = outbox_id and o.state = 'leased' and o.lease_token = token
  returning o.request_id, o.channel, o.about into failed;
  if not found then
    return false;
  end if;
  if wait is null and failed.about = '' then
    insert into contact.outbox (request_id, channel, about)
    select failed.request_id, other, failed.channel
    from pg_catalog.unnest(others) other
    where other <> failed.channel
    on conflict do nothing;
  end if;
  return true;
end
$$;

-- Deletes requests whose retention time is over, used questions that have expired, and buckets that
-- are full again. Returns the number of requests.
create function contact.purge(most integer, clock_offset interval)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  at timestamptz := pg_catalog.now() + clock_offset;
  purged integer;
begin
  delete from contact.request r
  where r.id in (
    select p.id from contact.request p where p.delete_after <= at
    order by p.delete_after limit most for update skip locked
  );
  get diagnostics purged = row_count;
  delete from contact.used_nonce u where u.nonce in (
    select n.nonce from contact.used_nonce n
    where n.expires_at <= at - interval '1 hour' limit most for update skip locked
  );
  delete from contact.rate_bucket b where b.key in (
    select k.key from contact.rate_bucket k
    where k.updated_at <= at - interval '1 day' limit most for update skip locked
  );
  return purged;
end
$$;

revoke all on all functions in schema contact from public, anon, authenticated, service_role;
grant usage on schema contact to contact_delivery;
grant execute on function contact.claim(text[], integer, interval, interval) to contact_delivery;
grant execute on function contact.mark_sent(bigint, uuid) to contact_delivery;
grant execute on function contact.mark_failed(bigint, uuid, text, interval, text[], interval)
  to contact_delivery;
grant execute on function contact.purge(integer, interval) to contact_delivery;
