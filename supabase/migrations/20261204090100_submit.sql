-- Stores a request with one call in one transaction. The role of the edge function may execute
-- `submit` and `count_captcha_attempt` only, and may not read or write any table.

-- Seconds until each of some token buckets has a token; 0 if all have one.
-- buckets: [{"key": text, "burst": number, "per_second": number}], or null for no limit.
-- A bucket holds `burst` tokens at `full_at` and later, and `per_second` fewer for each second
-- before. A time further ahead than a whole bucket means that the clock was set back: such a bucket
-- counts as full, so that it refuses nobody until that time comes again.
-- plpgsql caches the plan. `offset 0` stops the planner from turning the search by index into a join,
-- which would read all buckets.
create function contact.rate_limit_wait(buckets jsonb, at timestamptz)
returns integer language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(ceil(max(
      extract(epoch from r.full_at - at) - (b.burst - 1) / b.per_second
    )), 0)
    from jsonb_to_recordset(buckets) as b (key text, burst float8, per_second float8),
      lateral (select t.full_at from contact.rate_bucket t where t.key = b.key offset 0) r
    where r.full_at <= at + make_interval(secs => b.burst / b.per_second)
      and extract(epoch from r.full_at - at) > (b.burst - 1) / b.per_second
  );
end
$$;

-- Takes one token from each bucket. An empty bucket stays empty.
create function contact.draw_tokens(buckets jsonb, at timestamptz)
returns void language plpgsql set search_path = '' as $$
begin
  insert into contact.rate_bucket (key, full_at)
  select b.key, at + make_interval(secs => least(
    b.burst / b.per_second,
    1 / b.per_second + case
      when r.full_at between at and at + make_interval(secs => b.burst / b.per_second)
        then extract(epoch from r.full_at - at)::float8
      else 0
    end
  ))
  from jsonb_to_recordset(buckets) as b (key text, burst float8, per_second float8)
  left join lateral (
    select t.full_at from contact.rate_bucket t where t.key = b.key offset 0
  ) r on true
  on conflict (key) do update set full_at = excluded.full_at;
end
$$;

-- Takes the tokens of one call, or none, so that a refused call writes no row.
-- limits: {"own", "shared", "prefixes", "reserve"}, each a list of buckets, or null for no limit.
--   own: of the caller; an empty one always refuses.
--   shared: of all callers together.
--   prefixes, reserve: when `shared` is empty, calls pass while the buckets of all network prefixes
--   of the caller and the reserve have tokens. So the prefixes that sent most are refused first, and
--   a caller from a prefix that was not seen before passes.
-- Returns 0, or the seconds after which a further call may pass.
create function contact.consume_rate_limit(limits jsonb, at timestamptz)
returns integer language plpgsql set search_path = '' as $$
declare
  own constant jsonb := coalesce(limits -> 'own', '[]');
  shared constant jsonb := coalesce(limits -> 'shared', '[]');
  prefixes constant jsonb := coalesce(limits -> 'prefixes', '[]');
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
    perform contact.draw_tokens(own || shared || prefixes, at);
  elsif limits ? 'reserve'
    and contact.rate_limit_wait(prefixes || (limits -> 'reserve'), at) = 0
  then
    perform contact.draw_tokens(own || prefixes || (limits -> 'reserve'), at);
    wait := 0;
  end if;
  return wait;
end
$$;

-- Counts a wrong sum. A question allows only a few of them (`submit`).
-- question: {"nonce", "expires"} of a question with a valid signature.
-- Returns 0, or the seconds to wait if nothing was counted because of the limits.
create function contact.count_captcha_attempt(question jsonb, limits jsonb)
returns integer language plpgsql security definer set search_path = '' as $$
declare
  wait constant integer := contact.consume_rate_limit(limits, now());
begin
  if wait = 0 then
    insert into contact.captcha_attempt as a (nonce, attempts, expires_at)
    values (question ->> 'nonce', 1, (question ->> 'expires')::timestamptz)
    on conflict (nonce) do update set attempts = a.attempts + 1;
  end if;
  return wait;
end
$$;

-- Stores a request.
-- fields: the payload, see `contact.field`.
-- question: {"nonce", "expires"} of a verified question, or null.
-- limits: {"verified", "email", "unverified", "spam"}, each as in `consume_rate_limit`; a missing one sets
-- no limit. Only requests that will be `new` use `verified`, so junk can't empty its buckets. An empty
-- `email` marks a request as unverified, because anybody can send with the address of somebody else. When
-- the shared bucket of `unverified` is empty, unverified requests are filed as spam.
-- context: {"page", "campaign": {"utm_source": text}, "language", "view", "device"}, or null. An
-- invalid context is left out; the request is stored anyway.
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
  -- Wrong sums that a question allows: people slip, programs guess.
  max_attempts constant integer := 5;
  is_first_use boolean := false;
  earlier record;
begin
  if request_key is not null then
    -- Twins wait here and then see the first one's row, before any token is taken.
    perform pg_advisory_xact_lock(hashtextextended(request_key::text, 0));
    select r.id, r.moderation_status, r.payload_hash into earlier
    from contact.request r where r.idempotency_key = request_key;
    if found then
      -- An erased request has no hash, which is distinct from any.
      if earlier.payload_hash is distinct from request_hash then
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
    elsif exists (
      select from contact.captcha_attempt a
      where a.nonce = question ->> 'nonce' and a.attempts >= max_attempts
    ) then
      reasons := reasons || 'too-many-tries'::text;
    end if;
    if moderation_status = 'new' and cardinality(reasons) > 0 then
      moderation_status := 'unverified';
    end if;
  end if;

  if moderation_status = 'new' then
    retry_after := contact.consume_rate_limit(limits -> 'verified', at);
    if retry_after = 0 and contact.consume_rate_limit(limits -> 'email', at) > 0 then
      moderation_status := 'unverified';
      reasons := reasons || 'email-limit'::text;
    end if;
  elsif moderation_status = 'unverified' then
    retry_after := contact.consume_rate_limit(limits -> 'unverified', at);
    if retry_after > 0 and contact.rate_limit_wait(limits #> '{unverified,own}', at) = 0 then
      moderation_status := 'spam';
      reasons := reasons || 'over-limit'::text;
      -- The tokens of the sender, and those of all spam in place of those of all unverified requests.
      retry_after := contact.consume_rate_limit((limits -> 'unverified') || (limits -> 'spam'), at);
    end if;
  else
    retry_after := contact.consume_rate_limit(limits -> 'spam', at);
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

  if context is null then
    return;
  end if;
  begin
    insert into contact.request_context (request_id, page, campaign, language, view, device)
    values (
      submit.id,
      coalesce(context ->> 'page', ''),
      coalesce(context -> 'campaign', '{}'),
      coalesce(context ->> 'language', ''),
      coalesce(context ->> 'view', ''),
      coalesce(context ->> 'device', '')
    );
  exception
    when data_exception or integrity_constraint_violation then
      null;
  end;
end
$$;

grant execute on function contact.submit, contact.count_captcha_attempt to contact_function;
