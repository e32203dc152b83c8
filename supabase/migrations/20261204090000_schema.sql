-- Roles, tables and triggers of the contact pipeline. The data API of a hosted project exposes only
-- `public`, so nothing here can be reached with a browser key. If somebody exposes the schema by
-- mistake, row level security without policies and missing grants still deny access.

-- A plain PostgreSQL lacks the first three roles. The others get login and password outside the
-- migrations (docs/deploy.md), and times after which a statement ends: if the database is slow, form
-- and desk must answer 503 within 5 seconds, not hang.
do $$
declare
  r record;
begin
  for r in
    select * from (values
      ('anon', null, null, null),
      ('authenticated', null, null, null),
      ('service_role', null, null, null),
      ('contact_function', '4s', '3s', '10s'),
      ('contact_desk', '4s', '3s', '10s'),
      ('contact_delivery', '15s', '5s', '10s'),
      ('contact_staff', '60s', '5s', '60s')
    ) roles (name, statement, lock, idle)
  loop
    if to_regrole(r.name) is null then
      execute format('create role %I nologin noinherit', r.name);
    end if;
    if r.statement is not null then
      execute format('alter role %I set statement_timeout = %L', r.name, r.statement);
      execute format('alter role %I set lock_timeout = %L', r.name, r.lock);
      execute format('alter role %I set idle_in_transaction_session_timeout = %L', r.name, r.idle);
    end if;
  end loop;
end
$$;

-- PostgreSQL lets everybody execute a new function. This ends that for all later functions of this
-- owner, because a default of one schema can't take away what the global default gives.
alter default privileges revoke execute on functions from public;

create schema contact;
grant usage on schema contact to contact_function, contact_delivery, contact_staff, contact_desk;

-- People who may use the desk, identified by the email address with which they sign in.
create table contact.desk_staff (
  email text primary key
    check (email = lower(email) and email like '%_@_%' and char_length(email) <= 254),
  name text not null check (char_length(name) between 1 and 100),
  role text not null check (role in ('reader', 'agent', 'admin')),
  added_at timestamptz not null default now()
);

-- Sign-ins that have used the desk. They end 12 hours after `started_at`, or at `ended_at`.
create table contact.desk_session (
  id text primary key check (char_length(id) between 8 and 100),
  email text not null,
  started_at timestamptz not null,
  ended_at timestamptz
);
create index desk_session_age on contact.desk_session (started_at);

-- For how long each kind of data is kept. An operator changes it with `update`. The form's setting
-- CONTACT_KEEP_MONTHS takes the place of the row `request`.
create table contact.retention (
  kind text primary key,
  keep_for interval not null check (keep_for > interval '0')
);
insert into contact.retention (kind, keep_for) values
  ('request', '24 months'),
  ('spam', '30 days'),
  ('ip-hash', '7 days'),
  ('alert', '3 months'),
  ('session', '3 months');

-- Text prepared for searching: lower case without accents. Letters that can't be decomposed are
-- replaced by the most similar ones.
create function contact.normalize_search_text(words text)
returns text language sql immutable set search_path = '' as $$
  select replace(
    translate(
      lower(regexp_replace(normalize(words, NFD), '[\u0300-\u036f]', '', 'g')),
      'øłđħŧıðæœ', 'oldhtidao'
    ),
    'ß', 'ss'
  )
$$;

-- The fields of a request. A new field is a row here, and a line of `contactFields` in
-- functions/_shared/contact-schema.ts, which a test compares with these rows.
create table contact.field (
  name text primary key,
  -- Greatest length in code points.
  max_length integer not null,
  is_required boolean not null default false,
  -- Whether tabs and line feeds are allowed.
  is_multiline boolean not null default false,
  -- The values that are allowed, or null for any.
  options text[]
);
insert into contact.field (name, max_length, is_required, is_multiline, options) values
  ('interest', 11, false, false, '{"",demo,expert,partnership,careers,other}'),
  ('firstName', 100, true, false, null),
  ('lastName', 100, true, false, null),
  ('email', 254, true, false, null),
  ('company', 150, false, false, null),
  ('role', 150, false, false, null),
  ('challenge', 4000, false, true, null);

create table contact.request (
  id uuid primary key,
  idempotency_key uuid unique,
  -- {name of a field: normalised text}, see `contact.field`; {} once erased.
  payload jsonb not null,
  -- SHA-256 in hex of the payload's fields; null once erased.
  payload_hash text check (payload_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  moderation_status text not null check (moderation_status in ('new', 'unverified', 'spam', 'erased')),
  spam_reasons text[] not null default '{}',
  ip_hash text check (ip_hash ~ '^[0-9a-f]{32}$'),
  delete_after timestamptz not null,
  progress text not null default 'open' check (progress in ('open', 'in-progress', 'answered')),
  assignee text references contact.desk_staff (email) on delete set null,
  answered_at timestamptz,
  -- Grows with each change that the desk shows. A change names the version that it is based on.
  version integer not null default 1,
  changed_at timestamptz not null default now(),
  -- Key of the last change, by which a repeated call is recognised.
  change_key uuid,
  -- Channels that were switched on when the request came, for its outbox rows.
  channels text[] not null default '{}',
  desk_view text not null generated always as (
    case
      when moderation_status in ('spam', 'erased') then moderation_status
      when progress <> 'open' then progress
      when moderation_status = 'unverified' then 'unverified'
      else 'new'
    end
  ) stored,
  interest text not null generated always as (coalesce(payload ->> 'interest', '')) stored,
  email text not null generated always as (coalesce(payload ->> 'email', '')) stored,
  search text not null generated always as (
    contact.normalize_search_text(
      coalesce(payload ->> 'firstName', '') || ' ' || coalesce(payload ->> 'lastName', '')
      || E'\n' || coalesce(payload ->> 'company', '') || E'\n' || coalesce(payload ->> 'email', '')
      || E'\n' || coalesce(payload ->> 'challenge', '')
    )
  ) stored,
  constraint erased_is_empty check (moderation_status <> 'erased' or payload = '{}')
);

-- Refuses a payload that breaks a rule of `contact.field`. A field may be missing unless it is
-- required, because a function that is not yet deployed anew does not send a new one.
create function contact.check_payload()
returns trigger language plpgsql set search_path = '' as $$
begin
  if new.moderation_status <> 'erased' and exists (
    select
    from contact.field f
    full join jsonb_each(new.payload) p on p.key = f.name
    where f.name is null
      or p.key is null and f.is_required
      or jsonb_typeof(p.value) <> 'string'
      or char_length(p.value #>> '{}') > f.max_length
      or f.is_required and p.value #>> '{}' = ''
      or p.value #>> '{}' <> all (f.options)
      or p.value #>> '{}' ~ case
        when f.is_multiline then '[\u0001-\u0008\u000b-\u001f\u007f-\u009f]'
        else '[\u0001-\u001f\u007f-\u009f]'
      end
  ) then
    -- The message names no value: personal data stays out of the server's log.
    raise exception 'contact.check_payload: a field breaks a rule' using errcode = '23514';
  end if;
  return new;
end
$$;
create trigger check_payload before insert or update of payload, moderation_status on contact.request
for each row execute function contact.check_payload();

create index request_newest on contact.request (created_at desc);
create index request_expiry on contact.request (delete_after);
create index request_email on contact.request (lower(email));
create index request_desk_view on contact.request (desk_view, created_at desc, id desc);
create index request_changed on contact.request (changed_at);
create index request_assignee on contact.request (assignee) where assignee is not null;
create index request_spam on contact.request (created_at) where moderation_status = 'spam';
create index request_spam_changed on contact.request (changed_at) where moderation_status = 'spam';
create index request_ip_hash on contact.request (created_at) where ip_hash is not null;

-- Trigrams make the search for parts of words fast. Without them it is only slower, so a server
-- without the extension also works.
do $$
declare
  place text;
begin
  begin
    create schema if not exists extensions;
    create extension if not exists pg_trgm with schema extensions;
  exception when others then
    raise notice 'pg_trgm is not available (%): search reads every request', sqlerrm;
  end;
  select n.nspname into place
  from pg_extension e join pg_namespace n on n.oid = e.extnamespace
  where e.extname = 'pg_trgm';
  if place is not null then
    execute format(
      'create index request_search on contact.request using gin (search %I.gin_trgm_ops)', place
    );
  end if;
end
$$;

-- The context sent beside the seven fields. A browser sent all of it, so it is untrusted.
create table contact.request_context (
  request_id uuid primary key references contact.request (id) on delete cascade,
  page text not null default '' check (char_length(page) <= 300),
  -- {"utm_source": text, ...}
  campaign jsonb not null default '{}' check (jsonb_typeof(campaign) = 'object'),
  language text not null default '' check (char_length(language) <= 35),
  view text not null default '' check (view in ('', 'full', 'simplified')),
  device text not null default '' check (device in ('', 'phone', 'tablet', 'computer'))
);
create index request_context_page on contact.request_context (page) where page <> '';

create table contact.desk_note (
  id uuid primary key,
  request_id uuid not null references contact.request (id) on delete cascade,
  created_at timestamptz not null default now(),
  author text not null,
  words text not null check (char_length(words) between 1 and 4000)
);
create index desk_note_request on contact.desk_note (request_id, created_at);

-- Messages about the pipeline itself, not about one request.
create table contact.system_alert (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('spam-digest', 'channel-refused', 'erased')),
  -- spam-digest: {"day", "total", "counts": {reason: number}}.
  -- channel-refused: {"channel", "reason"}.
  -- erased: {"request"}, the id of the request.
  facts jsonb not null,
  -- The day (UTC) of a digest, so that each day gets one digest only; null for other kinds.
  day date unique,
  created_at timestamptz not null default now()
);
create index system_alert_age on contact.system_alert (created_at);

-- Channels that answered with 401, 403, 404 or 410. `ended_at` is set when one accepts a message.
create table contact.channel_outage (
  channel text primary key check (channel ~ '^[a-z][a-z0-9_-]{0,31}$'),
  since timestamptz not null default now(),
  reason text not null,
  alerted_at timestamptz not null default now(),
  ended_at timestamptz
);

-- One row for each message and channel, written in the transaction that stores what it is about: so
-- no channel that is switched on can miss it. Requests that are spam have no rows.
create table contact.outbox (
  id bigint generated always as identity primary key,
  request_id uuid references contact.request (id) on delete cascade,
  alert_id uuid references contact.system_alert (id) on delete cascade,
  channel text not null check (channel ~ '^[a-z][a-z0-9_-]{0,31}$'),
  -- The channel that has given up the request, if the row is an alert about that; else empty.
  failed_channel text not null default '' check (failed_channel ~ '^([a-z][a-z0-9_-]{0,31})?$'),
  state text not null default 'pending' check (state in ('pending', 'processing', 'sent', 'failed')),
  created_at timestamptz not null default now(),
  attempts integer not null default 0 check (attempts >= 0),
  next_at timestamptz not null default now(),
  lease_token uuid,
  lease_until timestamptz,
  last_error text,
  -- Since when the channel has answered only with refusals.
  refused_since timestamptz,
  constraint outbox_once unique (request_id, channel, failed_channel),
  constraint outbox_alert_once unique (alert_id, channel),
  constraint outbox_subject check (num_nonnulls(request_id, alert_id) = 1),
  constraint outbox_lease
    check ((state = 'processing') = (lease_token is not null and lease_until is not null))
);
create index outbox_due on contact.outbox (channel, next_at) where state in ('pending', 'processing');
create index outbox_waiting on contact.outbox (created_at) where state in ('pending', 'processing');
create index outbox_failed on contact.outbox (id) where state = 'failed';

-- The last delivery run that went through to its end, in one row.
create table contact.delivery_run (
  only_row boolean primary key default true check (only_row),
  ended_at timestamptz not null,
  -- The channels that were switched on.
  channels text[] not null
);

-- Token buckets, each as the one time at which it is full again. The keys are keyed hashes, so no
-- address or email can be read from them.
create table contact.rate_bucket (
  key text primary key check (char_length(key) <= 80),
  full_at timestamptz not null
);
create index rate_bucket_full on contact.rate_bucket (full_at);

-- Questions that were answered once. A row may be deleted when the question has expired.
create table contact.consumed_captcha (
  nonce text primary key check (char_length(nonce) <= 64),
  expires_at timestamptz not null
);
create index consumed_captcha_expiry on contact.consumed_captcha (expires_at);

-- Numbers of wrong sums for a question. A row may be deleted when the question has expired.
create table contact.captcha_attempt (
  nonce text primary key check (char_length(nonce) <= 64),
  attempts integer not null,
  expires_at timestamptz not null
);
create index captcha_attempt_expiry on contact.captcha_attempt (expires_at);

-- What was read or changed, and by whom. It contains nothing that a visitor typed. No foreign key:
-- lines are kept longer than their request.
create table contact.audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  -- Address of the staff member, or the database role that did it.
  actor text not null,
  session text,
  action text not null,
  -- The one request that the line is about.
  request_id uuid,
  -- All requests of which the answer showed something beside that one.
  request_ids uuid[] not null default '{}',
  details jsonb not null default '{}'
);
create index audit_request on contact.audit (request_id, id) where request_id is not null;
create index audit_age on contact.audit (at);

-- Requests that were erased: ids only, which no key makes. A backup of an earlier time still has these
-- people, so the list is kept outside of it and replayed after a restore (docs/deploy.md). Rows stay
-- when `purge` deletes the request.
create table contact.erasure (
  request_id uuid primary key,
  erased_at timestamptz not null default now()
);

do $$
declare
  name text;
begin
  for name in select tablename from pg_tables where schemaname = 'contact' loop
    execute format('alter table contact.%I enable row level security', name);
  end loop;
end
$$;

-- Audit lines can't be changed. They can be deleted only because of their age, after three years.
create function contact.prevent_audit_mutation()
returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'DELETE' and old.at <= now() - interval '3 years' then
    return old;
  end if;
  raise exception 'contact.audit: lines are neither changed nor removed' using errcode = '42501';
end
$$;
create trigger prevent_audit_mutation before update or delete on contact.audit
  for each row execute function contact.prevent_audit_mutation();
create trigger prevent_audit_truncation before truncate on contact.audit
  for each statement execute function contact.prevent_audit_mutation();

-- Writes an audit line: of the staff member whom `authorize_staff` let in, else of the database role.
-- Without any request and details it writes none.
-- shown: the requests of which the answer shows something.
create function contact.write_audit(action text, request_id uuid, shown uuid[], details jsonb)
returns void language sql set search_path = '' as $$
  insert into contact.audit (actor, session, action, request_id, request_ids, details)
  select coalesce(nullif(current_setting('contact.actor', true), ''), session_user),
    nullif(current_setting('contact.session', true), ''), action, request_id, shown, details
  where request_id is not null or cardinality(shown) > 0 or details <> '{}'
$$;
