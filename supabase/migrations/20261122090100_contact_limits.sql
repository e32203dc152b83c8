-- Requests with a correctly answered question use buckets of their own, so junk can't block other
-- visitors. A question allows only a few wrong sums. A request with the key of an erased request
-- never gets its receipt, because the payloads can no longer be compared.

-- Numbers of wrong sums for a question. A row may be deleted when the question has expired.
create table contact.wrong_sum (
  nonce text primary key check (char_length(nonce) <= 64),
  tries integer not null,
  expires_at timestamptz not null
);
create index wrong_sum_expiry on contact.wrong_sum (expires_at);
alter table contact.wrong_sum enable row level security;
revoke all on contact.wrong_sum from public, anon, authenticated, service_role;

-- Counts a wrong sum.
-- question: {"nonce", "expires"} of a question with a valid signature.
create function contact.count_wrong_sum(question jsonb)
returns integer
language sql
security definer
set search_path = ''
as $$
  insert into contact.wrong_sum as w (nonce, tries, expires_at)
  values (question ->> 'nonce', 1, (question ->> 'expires')::timestamptz)
  on conflict (nonce) do update set tries = w.tries + 1
  returning w.tries
$$;

-- Like the previous version, with these differences.
-- buckets: {"good": [...], "doubtful": [...], "flood": [...], "spam": [...]}; a missing list sets
-- no limit. Only requests that will be `new` use `good`. `doubtful` limits the held requests of one
-- sender. `flood` limits all held requests; beyond it they are filed as spam. `spam` limits how
-- much spam is stored.
create or replace function contact.submit(
  request_id uuid,
  request_key uuid,
  request_hash text,
  fields jsonb,
  verdict text,
  reasons text[],
  address_hash text,
  question jsonb,
  buckets jsonb,
  channels text[],
  keep_for interval,
  out outcome text,
  out id uuid,
  out status text,
  out retry_after integer
)
language plpgsql
security definer
set search_path = ''
as $$
declare
  at constant timestamptz := pg_catalog.now();
  -- Tries that a question allows: people slip, programs guess.
  most_wrong_sums constant integer := 5;
  asked constant text := question ->> 'nonce';
  is_first_use boolean := false;
  earlier record;
begin
  if request_key is not null then
    -- Twins wait here and then see the first one's row, before any token is taken.
    perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(request_key::text, 0));
    select r.id, r.status, r.payload_hash into earlier
    from contact.request r where r.idempotency_key = request_key;
    if found then
      -- An erased request has no hash, which is distinct from any.
      if earlier.payload_hash is distinct from request_hash then
        outcome := 'conflict';
        return;
      end if;
      id := earlier.id;
      status := earlier.status;
      outcome := 'replayed';
      return;
    end if;
  end if;

  status := verdict;
  if question is not null then
    -- First of all: who sends a used question again must not draw on the buckets of the good.
    insert into contact.used_nonce (nonce, expires_at)
    values (asked, (question ->> 'expires')::timestamptz)
    on conflict do nothing;
    is_first_use := found;
    if not is_first_use then
      reasons := reasons || 'question-used'::text;
    elsif exists (
      select from contact.wrong_sum w where w.nonce = asked and w.tries >= most_wrong_sums
    ) then
      reasons := reasons || 'too-many-tries'::text;
    end if;
    if status = 'new' and pg_catalog.cardinality(reasons) > 0 then
      status := 'held';
    end if;
  end if;

  if status = 'new' then
    retry_after := contact.take_tokens(buckets -> 'good', at);
  elsif status = 'held' then
    retry_after := contact.take_tokens(buckets -> 'doubtful', at);
    if retry_after = 0 and contact.take_tokens(buckets -> 'flood', at) > 0 then
      status := 'spam';
      reasons := reasons || 'over-limit'::text;
    end if;
  end if;
  if status = 'spam' then
    retry_after := contact.take_tokens(buckets -> 'spam', at);
  end if;
  if retry_after > 0 then
    outcome := 'limited';
    -- A later try may still use the question.
    if is_first_use then
      delete from contact.used_nonce u where u.nonce = asked;
    end if;
    return;
  end if;

  begin
    insert into contact.request (
      id, idempotency_key, payload_hash, interest, first_name, last_name, email, company, role,
      challenge, status, spam_reasons, ip_hash, delete_after
    ) values (
      request_id, request_key, request_hash, fields ->> 'interest', fields ->> 'firstName',
      fields ->> 'lastName', fields ->> 'email', fields ->> 'company', fields ->> 'role',
      fields ->> 'challenge', status, reasons, address_hash, at + keep_for
    );
  exception
    when check_violation or not_null_violation then
      -- The server's own message quotes the row; personal data stays out of its log.
      raise exception 'contact.submit: a field breaks a table rule' using errcode = '23514';
  end;

  insert into contact.outbox (request_id, channel)
  select submit.request_id, c from pg_catalog.unnest(channels) c;

  outcome := 'stored';
  id := request_id;
end
$$;

drop function contact.purge(integer, interval);

-- Deletes requests whose retention time is over, notices after three months, used questions that
-- have expired, and buckets that are full again. Returns the number of requests.
create function contact.purge(most integer)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  at constant timestamptz := pg_catalog.now();
  purged integer;
begin
  delete from contact.request r
  where r.id in (
    select p.id from contact.request p where p.delete_after <= at
    order by p.delete_after limit most for update skip locked
  );
  get diagnostics purged = row_count;
  delete from contact.notice n where n.created_at <= at - interval '3 months';
  delete from contact.used_nonce u where u.nonce in (
    select n.nonce from contact.used_nonce n
    where n.expires_at <= at - interval '1 hour' limit most for update skip locked
  );
  delete from contact.wrong_sum s where s.nonce in (
    select w.nonce from contact.wrong_sum w
    where w.expires_at <= at limit most for update skip locked
  );
  delete from contact.rate_bucket b where b.key in (
    select k.key from contact.rate_bucket k
    where k.updated_at <= at - interval '1 day' limit most for update skip locked
  );
  return purged;
end
$$;

revoke all on function contact.count_wrong_sum(jsonb), contact.purge(integer)
  from public, anon, authenticated, service_role;
grant execute on function contact.count_wrong_sum(jsonb) to contact_function;
grant execute on function contact.purge(integer) to contact_delivery;
