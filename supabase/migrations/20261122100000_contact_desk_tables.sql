-- Tables of the desk: how far sales is with a request, the context of a request, who may use the
-- desk, and an audit line for everything that was read or changed.

-- People who may use the desk, identified by the email address with which they sign in.
create table contact.desk_staff (
  email text primary key
    check (email = pg_catalog.lower(email) and email like '%_@_%' and char_length(email) <= 254),
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

create table contact.desk_note (
  id uuid primary key,
  request_id uuid not null references contact.request (id) on delete cascade,
  created_at timestamptz not null default now(),
  author text not null,
  words text not null check (char_length(words) between 1 and 4000)
);
create index desk_note_request on contact.desk_note (request_id, created_at);

-- No foreign key: audit lines are kept longer than their request. They contain nothing that a
-- visitor typed.
create table contact.audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  -- Address of the staff member, or the database role that did it.
  actor text not null,
  session text,
  action text not null,
  request_id uuid,
  details jsonb not null default '{}'
);
create index audit_request on contact.audit (request_id, id) where request_id is not null;
create index audit_age on contact.audit (at);

alter table contact.desk_staff enable row level security;
alter table contact.desk_session enable row level security;
alter table contact.request_context enable row level security;
alter table contact.desk_note enable row level security;
alter table contact.audit enable row level security;
revoke all on contact.desk_staff, contact.desk_session, contact.request_context,
  contact.desk_note, contact.audit
from public, anon, authenticated, service_role;
revoke all on all sequences in schema contact from public, anon, authenticated, service_role;

-- Audit lines can't be changed. They can be deleted only because of their age, after three years.
create function contact.keep_audit()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' and old.at <= pg_catalog.now() - interval '3 years' then
    return old;
  end if;
  raise exception 'contact.audit: lines are neither changed nor removed' using errcode = '42501';
end
$$;
create trigger keep_audit before update or delete on contact.audit
  for each row execute function contact.keep_audit();
create trigger keep_audit_whole before truncate on contact.audit
  for each statement execute function contact.keep_audit();

-- Text prepared for searching: lower case without accents. Letters that can't be decomposed are
-- replaced by the most similar ones.
create function contact.fold(words text)
returns text
language sql
immutable
set search_path = ''
as $$
  select pg_catalog.replace(
    pg_catalog.translate(
      pg_catalog.lower(pg_catalog.regexp_replace(
        pg_catalog.normalize(words, 'NFD'), '[\u0300-\u036f]', '', 'g'
      )),
      'øłđħŧıðæœ', 'oldhtidao'
    ),
    'ß', 'ss'
  )
$$;

alter table contact.request
  add column work text not null default 'open' check (work in ('open', 'in-progress', 'answered')),
  add column assignee text,
  add column answered_at timestamptz,
  -- Grows with each change that the desk shows. A change names the version that it is based on.
  add column version integer not null default 1,
  add column changed_at timestamptz not null default now(),
  -- Key of the last change, by which a repeated call is recognised.
  add column change_key uuid,
  add column desk_view text not null generated always as (
    case
      when status in ('spam', 'erased') then status
      when work <> 'open' then work
      when status = 'held' then 'unverified'
      else 'new'
    end
  ) stored,
  add column search text not null generated always as (
    contact.fold(
      first_name || ' ' || last_name || E'\n' || company || E'\n' || email || E'\n' || challenge
    )
  ) stored;

create index request_desk_view on contact.request (desk_view, created_at desc, id desc);
create index request_changed on contact.request (changed_at);

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
    raise notice 'pg_trgm is not to be had (%): search reads every request', sqlerrm;
  end;
  select n.nspname into place
  from pg_catalog.pg_extension e join pg_catalog.pg_namespace n on n.oid = e.extnamespace
  where e.extname = 'pg_trgm';
  if place is not null then
    execute pg_catalog.format(
      'create index request_search on contact.request using gin (search %I.gin_trgm_ops)', place
    );
  end if;
end
$$;

-- Every change that the desk shows gets a version and an audit line, whether the desk, the staff
-- command or somebody with the owner's password makes it.
create function contact.note_change()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  changed jsonb := '{}';
begin
  if new.status is distinct from old.status then
    changed := changed || pg_catalog.jsonb_build_object(
      'status', pg_catalog.jsonb_build_array(old.status, new.status));
  end if;
  if new.work is distinct from old.work then
    changed := changed || pg_catalog.jsonb_build_object(
      'work', pg_catalog.jsonb_build_array(old.work, new.work));
  end if;
  if new.assignee is distinct from old.assignee then
    changed := changed || pg_catalog.jsonb_build_object(
      'assignee', pg_catalog.jsonb_build_array(old.assignee, new.assignee));
  end if;
  if changed = '{}' then
    return new;
  end if;
  new.version := old.version + 1;
  new.changed_at := pg_catalog.clock_timestamp();
  insert into contact.audit (actor, session, action, request_id, details)
  values (
    coalesce(nullif(pg_catalog.current_setting('contact.actor', true), ''), session_user),
    nullif(pg_catalog.current_setting('contact.session', true), ''),
    case when new.status = 'erased' then 'erase' else 'change' end,
    new.id,
    changed
  );
  return new;
end
$$;
create trigger note_change before update on contact.request
  for each row execute function contact.note_change();

-- Of an erased request only the row and its audit lines remain. This trigger removes the personal
-- data from all tables, whichever command erases.
create function contact.forget_person()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  delete from contact.request_context c where c.request_id = new.id;
  delete from contact.desk_note n where n.request_id = new.id;
  return null;
end
$$;
create trigger forget_person after update of status on contact.request
  for each row when (new.status = 'erased' and old.status <> 'erased')
  execute function contact.forget_person();

revoke all on function contact.keep_audit(), contact.fold(text), contact.note_change(),
  contact.forget_person()
from public, anon, authenticated, service_role;
