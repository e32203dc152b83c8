-- Stores a request with one call in one transaction. The role of the edge function may execute this
-- function only, and may not read or write any table.

-- Takes one token from each bucket, or none from any.
-- buckets: [{"key": text, "burst": number, "per_second": number}], in one fixed order of kinds, so
-- that two submits can't deadlock.
-- Returns 0 if all buckets had a token, otherwise the seconds until all of them will have one.
create function contact.take_tokens(buckets jsonb, at timestamptz)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  bucket record;
  have double precision;
  wait double precision := 0;
begin
  for bucket in
    select b.key, b.burst, b.per_second
    from pg_catalog.jsonb_to_recordset(buckets)
      as b (key text, burst double precision, per_second double precision)
  loop
    insert into contact.rate_bucket as r (key, tokens, updated_at)
    values (bucket.key, bucket.burst, at)
    on conflict (key) do update
      set tokens = least(
            bucket.burst,
            r.tokens + bucket.per_second
              * greatest(0, extract(epoch from excluded.updated_at - r.updated_at))
          ),
          updated_at = greatest(r.updated_at, excluded.updated_at)
    returning r.tokens into have;
    wait := greatest(wait, (1 - have) / bucket.per_second);
  end loop;

  if wait > 0 then
    return pg_catalog.ceil(wait)::integer;
  end if;

  update contact.rate_bucket r
  set tokens = r.tokens - 1
  where r.key in (select b ->> 'key' from pg_catalog.jsonb_array_elements(buckets) b);
  return 0;
end
$$;

-- fields: the seven normalised strings.
-- question: {"nonce", "expires"} of a verified question, or null.
-- buckets: [] switches the limits off.
-- outcome: 'stored'; 'replayed' (a request with the same key and payload exists; its id is
-- returned); 'conflict' (the same key with another payload); 'limited' (see retry_after, seconds).
create function contact.submit(
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
  at timestamptz := pg_catalog.now();
  earlier record;
begin
  if request_key is not null then
    -- Twins wait here and then see the first one's row, before any token is taken.
    perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(request_key::text, 0));
    select r.id, r.status, r.payload_hash into earlier
    from contact.request r where r.idempotency_key = request_key;
    if found then
      id := earlier.id;
      status := earlier.status;
      outcome := case
        when earlier.payload_hash is distinct from request_hash and earlier.status <> 'erased'
          then 'conflict'
        else 'replayed'
      end;
      return;
    end if;
  end if;

  retry_after := contact.take_tokens(buckets, at);
  if retry_after > 0 then
    outcome := 'limited';
    return;
  end if;

  status := verdict;
  if question is not null then
    insert into contact.used_nonce (nonce, expires_at)
    values (question ->> 'nonce', (question ->> 'expires')::timestamptz)
    on conflict do nothing;
    if not found then
      reasons := reasons || 'question-used'::text;
      status := case verdict when 'spam' then 'spam' else 'held' end;
    end if;
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

revoke all on function contact.take_tokens(jsonb, timestamptz)
  from public, anon, authenticated, service_role;
revoke all on function contact.submit(
  uuid, uuid, text, jsonb, text, text[], text, jsonb, jsonb, text[], interval
) from public, anon, authenticated, service_role;

grant usage on schema contact to contact_function;
grant execute on function contact.submit(
  uuid, uuid, text, jsonb, text, text[], text, jsonb, jsonb, text[], interval
) to contact_function;
