-- A request over the limits is told or refused, and never filed unseen; the replay of a device's queue
-- has a budget of its own; a repeated request is recognised also by another version of the functions.

-- A payload without its empty fields: what was sent, whichever fields the version of the function
-- knew that stored it.
create function contact.without_empty_fields(payload jsonb)
returns jsonb language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(f.key, f.value), '{}')
  from jsonb_each(payload) f
  where f.value <> '""'
$$;

-- Stores a request.
-- fields: the payload, see `contact.field`.
-- question: {"nonce", "expires"} of a verified question, or null.
-- request_hash: hash of what was sent.
-- limits: {"verified", "email", "unverified", "spam", "replay"}, each as in `consume_rate_limit`; a missing
-- one sets no limit. Only requests that will be `new` use `verified`, so junk can't empty its buckets. An
-- empty `email` marks a request as unverified, because anybody can send with the address of somebody else.
-- `replay` is set for a request that waited in a device's queue. Such a request uses the limit of its
-- status only when `replay` is empty, so that the queue of a booth drains beside its visitors.
-- context: {"page", "campaign": {"utm_source": text}, "language", "view", "device"}, or null. An
-- invalid context is left out; the request is stored anyway.
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
  -- Wrong sums that a question allows: people slip, programs guess.
  max_attempts constant integer := 5;
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
