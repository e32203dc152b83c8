-- The schema of the contact pipeline. The data API of a hosted project exposes only `public`, so
-- nothing here can be reached with a browser key. If somebody exposes the schema by mistake, row
-- level security without policies and revoked grants still deny access.

-- A plain PostgreSQL does not have the roles anon, authenticated and service_role.
do $$
declare
  platform_role text;
begin
  foreach platform_role in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select from pg_catalog.pg_roles where rolname = platform_role) then
      execute pg_catalog.format('create role %I nologin noinherit', platform_role);
    end if;
  end loop;

  -- Login and password are given to it outside the migrations (docs/deploy.md).
  if not exists (select from pg_catalog.pg_roles where rolname = 'contact_function') then
    create role contact_function nologin noinherit;
  end if;
end
$$;

-- If the database is slow, the form must answer 503 within 5 seconds, not hang.
alter role contact_function set statement_timeout = '4s';
alter role contact_function set lock_timeout = '3s';
alter role contact_function set idle_in_transaction_session_timeout = '10s';

create schema contact;

create table contact.request (
  id uuid primary key,
  idempotency_key uuid unique,
  -- SHA-256 in hex of the seven normalised fields; null once erased.
  payload_hash text check (payload_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  interest text not null
    check (interest in ('', 'demo', 'expert', 'partnership', 'careers', 'other')),
  first_name text not null check (char_length(first_name) <= 100),
  last_name text not null check (char_length(last_name) <= 100),
  email text not null check (char_length(email) <= 254),
  company text not null check (char_length(company) <= 150),
  role text not null check (char_length(role) <= 150),
  challenge text not null check (char_length(challenge) <= 4000),
  status text not null check (status in ('new', 'held', 'spam', 'erased')),
  spam_reasons text[] not null default '{}',
  ip_hash text check (ip_hash ~ '^[0-9a-f]{32}$'),
  delete_after timestamptz not null,
  constraint required_fields
    check (status = 'erased' or (first_name <> '' and last_name <> '' and email <> '')),
  -- No C0 or C1 controls; only the challenge may contain tabs and line feeds.
  constraint no_controls check (
    first_name || last_name || email || company || role !~ '[\u0001-\u001f\u007f-\u009f]'
    and challenge !~ '[\u0001-\u0008\u000b-\u001f\u007f-\u009f]'
  )
);

create index request_newest on contact.request (created_at desc);
create index request_expiry on contact.request (delete_after);
create index request_email on contact.request (lower(email));

-- One row per request and channel, written in the transaction that stores the request: so no
-- channel that is switched on can miss a stored request. Rows of held and spam requests wait; only
-- those of `new` requests are claimed.
create table contact.outbox (
  id bigint generated always as identity primary key,
  request_id uuid not null references contact.request (id) on delete cascade,
  channel text not null check (channel ~ '^[a-z][a-z0-9_-]{0,31}$'),
  state text not null default 'pending' check (state in ('pending', 'leased', 'sent', 'dead')),
  attempts integer not null default 0 check (attempts >= 0),
  next_at timestamptz not null default now(),
  lease_token uuid,
  lease_until timestamptz,
  last_error text,
  unique (request_id, channel),
  check ((state = 'leased') = (lease_token is not null and lease_until is not null))
);

create index outbox_due on contact.outbox (next_at) where state in ('pending', 'leased');

-- Token buckets. The keys are keyed hashes, so no address or email can be read from them.
create table contact.rate_bucket (
  key text primary key check (char_length(key) <= 80),
  tokens double precision not null,
  updated_at timestamptz not null
);

-- Questions that were answered once. A row may be deleted when the question has expired.
create table contact.used_nonce (
  nonce text primary key check (char_length(nonce) <= 64),
  expires_at timestamptz not null
);

alter table contact.request enable row level security;
alter table contact.outbox enable row level security;
alter table contact.rate_bucket enable row level security;
alter table contact.used_nonce enable row level security;

revoke all on schema contact from public, anon, authenticated, service_role;
revoke all on all tables in schema contact from public, anon, authenticated, service_role;
revoke all on all sequences in schema contact from public, anon, authenticated, service_role;
