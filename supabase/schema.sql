-- The schema as it stands after all migrations, printed from the catalogue by
-- UPDATE_SCHEMA=1 npx vitest run --project functions schema
-- Never edited. A database gets it by the migrations; `npm run backup -- restore` loads it.

do $$
declare
  name text;
begin
  foreach name in array array['anon', 'authenticated', 'contact_delivery', 'contact_desk', 'contact_function', 'contact_staff', 'service_role'] loop
    if to_regrole(name) is null then
      execute format('create role %I nologin noinherit', name);
    end if;
  end loop;
end
$$;

create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;

create schema contact;
alter default privileges revoke execute on functions from public;
set check_function_bodies = off;

CREATE OR REPLACE FUNCTION contact.normalize_search_text(words text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select replace(
    translate(
      lower(regexp_replace(normalize(words, NFD), '[\u0300-\u036f]', '', 'g')),
      'øłđħŧıðæœ', 'oldhtidao'
    ),
    'ß', 'ss'
  )
$function$;

create table contact.audit (
  id bigint not null generated always as identity,
  at timestamp with time zone not null default clock_timestamp(),
  actor text not null,
  session text,
  action text not null,
  request_id uuid,
  request_ids uuid[] not null default '{}'::uuid[],
  details jsonb not null default '{}'::jsonb,
  constraint audit_pkey PRIMARY KEY (id)
);
alter table contact.audit enable row level security;
CREATE INDEX audit_age ON contact.audit USING btree (at);
CREATE INDEX audit_request ON contact.audit USING btree (request_id, id) WHERE (request_id IS NOT NULL);
CREATE INDEX audit_shown ON contact.audit USING gin (request_ids);

create table contact.captcha_attempt (
  nonce text not null,
  attempts integer not null,
  expires_at timestamp with time zone not null,
  constraint captcha_attempt_nonce_check CHECK ((char_length(nonce) <= 64)),
  constraint captcha_attempt_pkey PRIMARY KEY (nonce)
);
alter table contact.captcha_attempt enable row level security;
CREATE INDEX captcha_attempt_expiry ON contact.captcha_attempt USING btree (expires_at);

create table contact.channel_outage (
  channel text not null,
  since timestamp with time zone not null default now(),
  reason text not null,
  alerted_at timestamp with time zone not null default now(),
  ended_at timestamp with time zone,
  constraint channel_outage_channel_check CHECK ((channel ~ '^[a-z][a-z0-9_-]{0,31}$'::text)),
  constraint channel_outage_pkey PRIMARY KEY (channel)
);
alter table contact.channel_outage enable row level security;

create table contact.consumed_captcha (
  nonce text not null,
  expires_at timestamp with time zone not null,
  constraint consumed_captcha_nonce_check CHECK ((char_length(nonce) <= 64)),
  constraint consumed_captcha_pkey PRIMARY KEY (nonce)
);
alter table contact.consumed_captcha enable row level security;
CREATE INDEX consumed_captcha_expiry ON contact.consumed_captcha USING btree (expires_at);

create table contact.delivery_run (
  only_row boolean not null default true,
  ended_at timestamp with time zone not null,
  channels text[] not null,
  constraint delivery_run_only_row_check CHECK (only_row),
  constraint delivery_run_pkey PRIMARY KEY (only_row)
);
alter table contact.delivery_run enable row level security;

create table contact.desk_session (
  id text not null,
  email text not null,
  started_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint desk_session_id_check CHECK (((char_length(id) >= 8) AND (char_length(id) <= 100))),
  constraint desk_session_pkey PRIMARY KEY (id)
);
alter table contact.desk_session enable row level security;
CREATE INDEX desk_session_age ON contact.desk_session USING btree (started_at);

create table contact.desk_staff (
  email text not null,
  name text not null,
  role text not null,
  added_at timestamp with time zone not null default now(),
  constraint desk_staff_email_check CHECK (((email = lower(email)) AND (email ~~ '%_@_%'::text) AND (char_length(email) <= 254))),
  constraint desk_staff_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 100))),
  constraint desk_staff_role_check CHECK ((role = ANY (ARRAY['reader'::text, 'agent'::text, 'admin'::text]))),
  constraint desk_staff_pkey PRIMARY KEY (email)
);
alter table contact.desk_staff enable row level security;

create table contact.erasure (
  request_id uuid not null,
  erased_at timestamp with time zone not null default now(),
  constraint erasure_pkey PRIMARY KEY (request_id)
);
alter table contact.erasure enable row level security;

create table contact.field (
  name text not null,
  max_length integer not null,
  is_required boolean not null default false,
  is_multiline boolean not null default false,
  options text[],
  constraint field_pkey PRIMARY KEY (name)
);
alter table contact.field enable row level security;

create table contact.rate_bucket (
  key text not null,
  full_at timestamp with time zone not null,
  constraint rate_bucket_key_check CHECK ((char_length(key) <= 80)),
  constraint rate_bucket_pkey PRIMARY KEY (key)
);
alter table contact.rate_bucket enable row level security;
CREATE INDEX rate_bucket_full ON contact.rate_bucket USING btree (full_at);

create table contact.retention (
  kind text not null,
  keep_for interval not null,
  constraint retention_keep_for_check CHECK ((keep_for > '00:00:00'::interval)),
  constraint retention_kind CHECK ((kind = ANY (ARRAY['spam'::text, 'ip-hash'::text, 'alert'::text, 'session'::text]))),
  constraint retention_pkey PRIMARY KEY (kind)
);
alter table contact.retention enable row level security;

create table contact.system_alert (
  id uuid not null default gen_random_uuid(),
  kind text not null,
  facts jsonb not null,
  day date,
  created_at timestamp with time zone not null default now(),
  constraint system_alert_kind_check CHECK ((kind = ANY (ARRAY['spam-digest'::text, 'channel-refused'::text, 'erased'::text]))),
  constraint system_alert_pkey PRIMARY KEY (id),
  constraint system_alert_day_key UNIQUE (day)
);
alter table contact.system_alert enable row level security;
CREATE INDEX system_alert_age ON contact.system_alert USING btree (created_at);

create table contact.request (
  id uuid not null,
  idempotency_key uuid,
  payload jsonb not null,
  payload_hash text,
  created_at timestamp with time zone not null default now(),
  moderation_status text not null,
  spam_reasons text[] not null default '{}'::text[],
  ip_hash text,
  delete_after timestamp with time zone not null,
  progress text not null default 'open'::text,
  assignee text,
  answered_at timestamp with time zone,
  version integer not null default 1,
  changed_at timestamp with time zone not null default now(),
  change_key uuid,
  channels text[] not null default '{}'::text[],
  desk_view text not null generated always as (
CASE
    WHEN (moderation_status = ANY (ARRAY['spam'::text, 'erased'::text])) THEN moderation_status
    WHEN (progress <> 'open'::text) THEN progress
    WHEN (moderation_status = 'unverified'::text) THEN 'unverified'::text
    ELSE 'new'::text
END) stored,
  interest text not null generated always as (COALESCE((payload ->> 'interest'::text), ''::text)) stored,
  email text not null generated always as (COALESCE((payload ->> 'email'::text), ''::text)) stored,
  search text not null generated always as (contact.normalize_search_text(((((((((COALESCE((payload ->> 'firstName'::text), ''::text) || ' '::text) || COALESCE((payload ->> 'lastName'::text), ''::text)) || '
'::text) || COALESCE((payload ->> 'company'::text), ''::text)) || '
'::text) || COALESCE((payload ->> 'email'::text), ''::text)) || '
'::text) || COALESCE((payload ->> 'challenge'::text), ''::text)))) stored,
  constraint erased_is_empty CHECK (((moderation_status <> 'erased'::text) OR (payload = '{}'::jsonb))),
  constraint request_ip_hash_check CHECK ((ip_hash ~ '^[0-9a-f]{32}$'::text)),
  constraint request_moderation_status_check CHECK ((moderation_status = ANY (ARRAY['new'::text, 'unverified'::text, 'spam'::text, 'erased'::text]))),
  constraint request_payload_hash_check CHECK ((payload_hash ~ '^[0-9a-f]{64}$'::text)),
  constraint request_progress_check CHECK ((progress = ANY (ARRAY['open'::text, 'in-progress'::text, 'answered'::text]))),
  constraint request_assignee_fkey FOREIGN KEY (assignee) REFERENCES contact.desk_staff(email) ON DELETE SET NULL,
  constraint request_pkey PRIMARY KEY (id),
  constraint request_idempotency_key_key UNIQUE (idempotency_key)
);
alter table contact.request enable row level security;
CREATE INDEX request_assignee ON contact.request USING btree (assignee) WHERE (assignee IS NOT NULL);
CREATE INDEX request_changed ON contact.request USING btree (changed_at);
CREATE INDEX request_desk_view ON contact.request USING btree (desk_view, created_at DESC, id DESC);
CREATE INDEX request_email ON contact.request USING btree (lower(email));
CREATE INDEX request_expiry ON contact.request USING btree (delete_after);
CREATE INDEX request_ip_hash ON contact.request USING btree (created_at) WHERE (ip_hash IS NOT NULL);
CREATE INDEX request_newest ON contact.request USING btree (created_at DESC);
CREATE INDEX request_search ON contact.request USING gin (search extensions.gin_trgm_ops);
CREATE INDEX request_spam ON contact.request USING btree (created_at) WHERE (moderation_status = 'spam'::text);
CREATE INDEX request_spam_changed ON contact.request USING btree (changed_at) WHERE (moderation_status = 'spam'::text);

create table contact.desk_note (
  id uuid not null,
  request_id uuid not null,
  created_at timestamp with time zone not null default now(),
  author text not null,
  words text not null,
  constraint desk_note_words_check CHECK (((char_length(words) >= 1) AND (char_length(words) <= 4000))),
  constraint desk_note_request_id_fkey FOREIGN KEY (request_id) REFERENCES contact.request(id) ON DELETE CASCADE,
  constraint desk_note_pkey PRIMARY KEY (id)
);
alter table contact.desk_note enable row level security;
CREATE INDEX desk_note_request ON contact.desk_note USING btree (request_id, created_at);

create table contact.outbox (
  id bigint not null generated always as identity,
  request_id uuid,
  alert_id uuid,
  channel text not null,
  failed_channel text not null default ''::text,
  state text not null default 'pending'::text,
  created_at timestamp with time zone not null default now(),
  attempts integer not null default 0,
  next_at timestamp with time zone not null default now(),
  lease_token uuid,
  lease_until timestamp with time zone,
  last_error text,
  refused_since timestamp with time zone,
  verified boolean,
  settled_at timestamp with time zone,
  constraint outbox_attempts_check CHECK ((attempts >= 0)),
  constraint outbox_channel_check CHECK ((channel ~ '^[a-z][a-z0-9_-]{0,31}$'::text)),
  constraint outbox_failed_channel_check CHECK ((failed_channel ~ '^([a-z][a-z0-9_-]{0,31})?$'::text)),
  constraint outbox_lease CHECK (((state = 'processing'::text) = ((lease_token IS NOT NULL) AND (lease_until IS NOT NULL)))),
  constraint outbox_settled CHECK (((settled_at IS NULL) OR (state = 'failed'::text))),
  constraint outbox_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'processing'::text, 'sent'::text, 'failed'::text]))),
  constraint outbox_subject CHECK ((num_nonnulls(request_id, alert_id) = 1)),
  constraint outbox_alert_id_fkey FOREIGN KEY (alert_id) REFERENCES contact.system_alert(id) ON DELETE CASCADE,
  constraint outbox_request_id_fkey FOREIGN KEY (request_id) REFERENCES contact.request(id) ON DELETE CASCADE,
  constraint outbox_pkey PRIMARY KEY (id),
  constraint outbox_alert_once UNIQUE (alert_id, channel),
  constraint outbox_once UNIQUE (request_id, channel, failed_channel)
);
alter table contact.outbox enable row level security;
CREATE INDEX outbox_due ON contact.outbox USING btree (channel, next_at) WHERE (state = ANY (ARRAY['pending'::text, 'processing'::text]));
CREATE INDEX outbox_failed ON contact.outbox USING btree (id) WHERE ((state = 'failed'::text) AND (settled_at IS NULL));
CREATE INDEX outbox_waiting ON contact.outbox USING btree (created_at) WHERE (state = ANY (ARRAY['pending'::text, 'processing'::text]));

create table contact.request_context (
  request_id uuid not null,
  page text not null default ''::text,
  campaign jsonb not null default '{}'::jsonb,
  language text not null default ''::text,
  view text not null default ''::text,
  device text not null default ''::text,
  constraint request_context_campaign_check CHECK ((jsonb_typeof(campaign) = 'object'::text)),
  constraint request_context_device_check CHECK ((device = ANY (ARRAY[''::text, 'phone'::text, 'tablet'::text, 'computer'::text]))),
  constraint request_context_language_check CHECK ((char_length(language) <= 35)),
  constraint request_context_page_check CHECK ((char_length(page) <= 300)),
  constraint request_context_view_check CHECK ((view = ANY (ARRAY[''::text, 'full'::text, 'simplified'::text]))),
  constraint request_context_request_id_fkey FOREIGN KEY (request_id) REFERENCES contact.request(id) ON DELETE CASCADE,
  constraint request_context_pkey PRIMARY KEY (request_id)
);
alter table contact.request_context enable row level security;
CREATE INDEX request_context_page ON contact.request_context USING btree (page) WHERE (page <> ''::text);

CREATE OR REPLACE FUNCTION contact.authorize_staff(actor jsonb, needed text)
 RETURNS contact.desk_staff
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  longest constant interval := interval '12 hours';
  -- Each role may also do what those before it may do.
  roles constant text[] := array['reader', 'agent', 'admin'];
  member contact.desk_staff;
  sign_in contact.desk_session;
  since constant timestamptz := least(now(), (actor ->> 'since')::timestamptz);
begin
  select * into member from contact.desk_staff s where s.email = lower(actor ->> 'email');
  if not found then
    raise exception 'not on the list' using errcode = 'DK403';
  end if;
  select * into sign_in from contact.desk_session s where s.id = actor ->> 'session';
  if not found then
    insert into contact.desk_session (id, email, started_at)
    values (actor ->> 'session', member.email, since)
    on conflict (id) do update set email = contact.desk_session.email
    returning * into sign_in;
  end if;
  -- A sign-in of before somebody was put on the list (again) is not for this list. Tokens count
  -- in whole seconds.
  if sign_in.ended_at is not null
    or sign_in.email <> member.email
    or sign_in.started_at < now() - longest
    or sign_in.started_at < date_trunc('second', member.added_at)
  then
    raise exception 'the sign-in is over' using errcode = 'DK401';
  end if;
  if array_position(roles, member.role) < array_position(roles, needed) then
    raise exception 'not for this role' using errcode = 'DK403';
  end if;
  perform set_config('contact.actor', member.email, true);
  perform set_config('contact.session', sign_in.id, true);
  return member;
end
$function$;

CREATE OR REPLACE FUNCTION contact.cascade_erasure()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  alert uuid;
begin
  delete from contact.request_context c where c.request_id = new.id;
  delete from contact.desk_note n where n.request_id = new.id;
  delete from contact.outbox o where o.request_id = new.id;
  insert into contact.erasure (request_id) values (new.id) on conflict do nothing;
  if cardinality(new.channels) > 0 then
    insert into contact.system_alert (kind, facts)
    values ('erased', jsonb_build_object('request', new.id))
    returning id into alert;
    insert into contact.outbox (alert_id, channel, next_at)
    select alert, channel, now() + interval '1 minute' from unnest(new.channels) channel;
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION contact.check_payload()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION contact.claim(channels text[], max_rows integer, lease_for interval)
 RETURNS TABLE(outbox_id bigint, token uuid, channel text, attempt integer, kind text, failed_channel text, subject_id uuid, created_at text, facts jsonb, verified boolean, reasons jsonb, fields jsonb)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with due as (
    select o.id
    from contact.outbox o
    where o.channel = any (channels)
      and o.state in ('pending', 'processing')
      and o.next_at <= now()
      and (o.state = 'pending' or o.lease_until <= now())
    order by o.next_at
    limit max_rows
    for update skip locked
  ), processing as (
    update contact.outbox o
    set state = 'processing',
        attempts = o.attempts + 1,
        lease_token = gen_random_uuid(),
        lease_until = now() + lease_for,
        verified = coalesce(
          (select r.moderation_status = 'new' from contact.request r where r.id = o.request_id), true
        )
    from due
    where o.id = due.id
    returning o.*
  )
  select l.id, l.lease_token, l.channel, l.attempts,
    coalesce(a.kind, case when l.failed_channel = '' then 'request' else 'given-up' end),
    l.failed_channel,
    coalesce(r.id, a.id),
    to_char(
      coalesce(r.created_at, a.created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
    ),
    a.facts,
    l.verified,
    case when l.verified then '[]' else to_jsonb(r.spam_reasons) end,
    coalesce(r.payload, '{}')
  from processing l
  left join contact.request r on r.id = l.request_id
  left join contact.system_alert a on a.id = l.alert_id
$function$;

CREATE OR REPLACE FUNCTION contact.consume_rate_limit(limits jsonb, at timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION contact.count_captcha_attempt(question jsonb, limits jsonb)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION contact.desk_bootstrap(actor jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  member constant contact.desk_staff := contact.authorize_staff(actor, 'reader');
begin
  return jsonb_build_object(
    'me', to_jsonb(member) - 'added_at',
    'staff', contact.staff_people(),
    'pages', (
      select coalesce(jsonb_agg(p.page order by p.page), '[]')
      from (
        select c.page from contact.request_context c where c.page <> ''
        group by c.page order by count(*) desc limit 100
      ) p
    ),
    'counts', contact.desk_counts(),
    'health', contact.health(),
    'now', now()
  );
end
$function$;

CREATE OR REPLACE FUNCTION contact.desk_change(actor jsonb, changes jsonb, key uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  member constant contact.desk_staff := contact.authorize_staff(actor, 'agent');
  ids constant uuid[] := contact.ids_of(changes);
  unchanged uuid[];
  answer jsonb;
begin
  perform contact.lock_requests(ids);

  select jsonb_agg(
    case
      when r.id is null or r.moderation_status = 'erased' then jsonb_build_object('id', c.id, 'gone', true)
      else contact.request_summary(r)
    end || jsonb_build_object('last', (
      select jsonb_build_object(
        'at', a.at, 'actor', a.actor, 'action', a.action, 'details', a.details)
      from contact.audit a
      where a.request_id = c.id and a.action in ('change', 'erase') order by a.id desc limit 1
    ))
  ) into answer
  from jsonb_to_recordset(changes) as c (id uuid, version integer)
  left join contact.request r on r.id = c.id
  where r.id is null or r.moderation_status = 'erased'
    or (r.version <> c.version and r.change_key is distinct from key);
  if answer is not null then
    perform contact.write_audit('conflict', null, contact.ids_of(answer), '{}');
    return jsonb_build_object('conflicts', answer);
  end if;

  -- The lock keeps the people on the list until the commit.
  perform from contact.desk_staff s
  where s.email in (select c #>> '{set,assignee}' from jsonb_array_elements(changes) c)
  order by s.email for key share;
  if exists (
    select from jsonb_array_elements(changes) c
    where (c #>> '{set,assignee}') is not null
      and not exists (
        select from contact.desk_staff s where s.email = c #>> '{set,assignee}'
      )
  ) then
    raise exception 'nobody of that address is on the list' using errcode = 'DK422';
  end if;

  -- A request that really changes gets its audit line from `track_changes`.
  unchanged := array(
    select r.id
    from jsonb_to_recordset(changes) as c (id uuid, version integer, set jsonb)
    join contact.request r on r.id = c.id
    where r.version <> c.version or (
      coalesce(c.set ->> 'moderationStatus', r.moderation_status) = r.moderation_status
      and coalesce(c.set ->> 'progress', r.progress) = r.progress
      and (not c.set ? 'assignee' or c.set ->> 'assignee' is not distinct from r.assignee)
    )
  );
  perform contact.write_audit('list', null, unchanged, '{}');

  update contact.request r
  set moderation_status = coalesce(c.set ->> 'moderationStatus', r.moderation_status),
      spam_reasons = contact.reasons_for(r.spam_reasons, c.set ->> 'moderationStatus'),
      progress = coalesce(c.set ->> 'progress', r.progress),
      answered_at = case coalesce(c.set ->> 'progress', r.progress)
        when 'answered' then coalesce(r.answered_at, now())
      end,
      assignee = case when c.set ? 'assignee' then c.set ->> 'assignee' else r.assignee end,
      change_key = key
  from jsonb_to_recordset(changes) as c (id uuid, version integer, set jsonb)
  where r.id = c.id and r.version = c.version
    and coalesce(c.set ->> 'moderationStatus', 'new') in ('new', 'unverified', 'spam');

  select jsonb_agg(contact.request_summary(r)) into answer
  from contact.request r where r.id = any (ids);
  return jsonb_build_object('rows', answer);
end
$function$;

CREATE OR REPLACE FUNCTION contact.desk_counts()
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_object_agg(v.desk_view, v.total), '{}')
  from (
    select r.desk_view, count(*) as total
    from contact.request r where r.desk_view <> 'erased' group by r.desk_view
  ) v
$function$;

CREATE OR REPLACE FUNCTION contact.desk_erase(actor jsonb, ids uuid[])
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform contact.authorize_staff(actor, 'admin');
  return contact.staff_erase(ids);
end
$function$;

CREATE OR REPLACE FUNCTION contact.desk_export(actor jsonb, filter jsonb, after jsonb, max_rows integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  member constant contact.desk_staff := contact.authorize_staff(actor, 'agent');
  rows jsonb;
begin
  select coalesce(
    jsonb_agg(contact.request_detail(r) order by r.created_at desc, r.id desc), '[]'
  ) into rows
  from contact.search_requests(filter, after, null, least(max_rows, 500)) r;
  perform contact.write_audit(
    'export', null, contact.ids_of(rows), jsonb_build_object('view', filter ->> 'view'));
  return rows;
end
$function$;

CREATE OR REPLACE FUNCTION contact.desk_leave(actor jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform contact.authorize_staff(actor, 'reader');
  update contact.desk_session s set ended_at = now() where s.id = actor ->> 'session';
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION contact.desk_list(actor jsonb, filter jsonb, after jsonb, max_rows integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  member constant contact.desk_staff := contact.authorize_staff(actor, 'reader');
  page_size constant integer := least(max_rows, 500);
  rows jsonb;
  next jsonb;
begin
  -- One request more than the page holds is read: it says whether another page follows.
  select coalesce(
    jsonb_agg(contact.request_summary(r) order by r.created_at desc, r.id desc), '[]'
  ) into rows
  from contact.search_requests(filter, after, null, page_size + 1) r;
  if jsonb_array_length(rows) > page_size then
    rows := rows - page_size;
    next := jsonb_build_object(
      'at', rows -> -1 -> 'createdAt', 'id', rows -> -1 -> 'id');
  end if;
  if rows <> '[]' then
    perform contact.write_audit('list', null, contact.ids_of(rows), jsonb_build_object(
      'view', filter ->> 'view', 'searched', coalesce(filter ->> 'search', '') <> ''));
  end if;
  return jsonb_build_object('rows', rows, 'next', next, 'now', now());
end
$function$;

CREATE OR REPLACE FUNCTION contact.desk_note(actor jsonb, only_id uuid, note_id uuid, words text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  member constant contact.desk_staff := contact.authorize_staff(actor, 'agent');
begin
  if not exists (
    select from contact.request r where r.id = only_id and r.moderation_status <> 'erased' for no key update
  ) then
    raise exception 'no such request' using errcode = 'DK404';
  end if;
  if words is null then
    delete from contact.desk_note n
    where n.id = note_id and n.request_id = only_id and n.author = member.email;
  else
    insert into contact.desk_note (id, request_id, author, words)
    values (note_id, only_id, member.email, desk_note.words)
    on conflict (id) do nothing;
  end if;
  if not found then
    return false;
  end if;
  -- Others see it; it stands against nobody's change, so the version stays.
  update contact.request r set changed_at = clock_timestamp() where r.id = only_id;
  perform contact.write_audit(
    case when words is null then 'note-removed' else 'note' end, only_id, '{}',
    jsonb_build_object('note', note_id));
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION contact.desk_people(actor jsonb, change jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  member contact.desk_staff := contact.authorize_staff(actor, 'admin');
  other constant text := lower(coalesce(change ->> 'remove', change ->> 'email'));
begin
  if other is not null then
    perform pg_advisory_xact_lock(hashtextextended('contact.desk_staff', 0));
    -- Somebody may have removed this admin meanwhile.
    member := contact.authorize_staff(actor, 'admin');
  end if;
  if other = member.email then
    raise exception 'not oneself' using errcode = 'DK422';
  end if;
  if change ? 'remove' then
    perform contact.staff_remove(other);
  elsif other is not null then
    perform contact.staff_put(other, change ->> 'name', change ->> 'role');
  end if;
  return contact.staff_people();
end
$function$;

CREATE OR REPLACE FUNCTION contact.desk_poll(actor jsonb, filter jsonb, since timestamp with time zone)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  member constant contact.desk_staff := contact.authorize_staff(actor, 'reader');
  max_rows constant integer := 200;
  begins constant timestamptz := since - interval '20 seconds';
  rows jsonb;
  gone jsonb;
begin
  select coalesce(jsonb_agg(contact.request_summary(r)), '[]') into rows
  from contact.search_requests(filter, null, begins, max_rows) r;
  select coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'version', g.version)), '[]') into gone
  from (
    select r.id, r.version
    from contact.request r
    left join contact.search_requests(filter, null, begins, null) f on f.id = r.id
    where r.changed_at > begins and f.id is null
    limit max_rows
  ) g;
  -- Left out is only what this sign-in was shown a moment ago and has not changed since: successive
  -- answers overlap. `since` is the caller's word, so it decides nothing here.
  perform contact.write_audit('list', null, array(
    select r.id from contact.request r
    where r.id = any (contact.ids_of(rows))
      and not exists (
        select from contact.audit a
        where a.at > greatest(now() - interval '1 minute', r.changed_at)
          and a.session = current_setting('contact.session') and a.action = 'list'
          and r.id = any (a.request_ids)
      )
  ), '{}');
  return jsonb_build_object(
    'now', now(), 'counts', contact.desk_counts(), 'health', contact.health(), 'rows', rows, 'gone', gone,
    'more', jsonb_array_length(rows) >= max_rows or jsonb_array_length(gone) >= max_rows
  );
end
$function$;

CREATE OR REPLACE FUNCTION contact.desk_read(actor jsonb, only_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  member constant contact.desk_staff := contact.authorize_staff(actor, 'reader');
  r contact.request;
  others jsonb;
begin
  select * into r from contact.request q where q.id = only_id and q.moderation_status <> 'erased';
  if not found then
    raise exception 'no such request' using errcode = 'DK404';
  end if;
  select coalesce(jsonb_agg(contact.request_summary(o) order by o.created_at desc), '[]')
  into others
  from contact.request o
  where lower(o.email) = lower(r.email) and o.id <> r.id and o.moderation_status <> 'erased';
  perform contact.write_audit('read', r.id, contact.ids_of(others), '{}');
  return contact.request_detail(r) || jsonb_build_object(
    'history', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', a.id, 'at', a.at, 'actor', a.actor, 'action', a.action, 'details', a.details)
        order by a.id desc), '[]')
      from contact.audit a
      where a.request_id = r.id and a.action <> 'read'
    ),
    -- Who else has it open, as far as that can be told.
    'readers', (
      select coalesce(jsonb_agg(distinct a.actor), '[]')
      from contact.audit a
      where a.request_id = r.id and a.action = 'read' and a.actor <> member.email
        and a.at > now() - interval '2 minutes'
    ),
    'others', others
  );
end
$function$;

CREATE OR REPLACE FUNCTION contact.desk_stats(actor jsonb, zone text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  member constant contact.desk_staff := contact.authorize_staff(actor, 'reader');
  today constant date := (now() at time zone zone)::date;
  first_day constant date := today - 89;
  begins constant timestamptz := first_day::timestamp at time zone zone;
begin
  return jsonb_build_object(
    'days', (
      select jsonb_agg(
        jsonb_build_object('day', d.day::date, 'count', coalesce(c.total, 0))
        order by d.day)
      from generate_series(
        first_day::timestamp, today::timestamp, interval '1 day') d(day)
      left join (
        select (r.created_at at time zone zone)::date as day, count(*) as total
        from contact.request r
        where r.created_at >= begins and r.moderation_status <> 'spam' group by 1
      ) c on c.day = d.day::date
    ),
    'interests', (
      select coalesce(jsonb_object_agg(i.interest, i.total), '{}')
      from (
        select r.interest, count(*) as total
        from contact.request r
        where r.created_at >= begins and r.moderation_status in ('new', 'unverified') group by r.interest
      ) i
    ),
    'medianSeconds', (
      select percentile_cont(0.5) within group (
        order by extract(epoch from r.answered_at - r.created_at))
      from contact.request r
      where r.created_at >= begins and r.answered_at is not null
    ),
    'answered', (
      select count(*) from contact.request r
      where r.created_at >= begins and r.answered_at is not null
    ),
    'oldest', (
      select jsonb_build_object('id', r.id, 'createdAt', r.created_at)
      from contact.request r
      where r.desk_view in ('new', 'unverified', 'in-progress')
      order by r.created_at limit 1
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION contact.digest_spam(channels text[])
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  today constant timestamp := date_trunc('day', now() at time zone 'UTC');
  made integer;
begin
  if cardinality(channels) = 0 then
    return 0;
  end if;
  with spam as (
    -- Only days without a digest are read, because each delivery run asks.
    select d.day::date as day, r.spam_reasons
    from generate_series(today - interval '31 days', today - interval '1 day', interval '1 day')
      d (day)
    join contact.request r on r.moderation_status = 'spam'
      and r.created_at >= d.day at time zone 'UTC'
      and r.created_at < (d.day + interval '1 day') at time zone 'UTC'
    where not 'by-hand' = any (r.spam_reasons)
      and not exists (select from contact.system_alert a where a.day = d.day::date)
  ), untold as (
    select s.day, count(*) as total from spam s group by s.day
  ), digests as (
    insert into contact.system_alert (kind, day, facts)
    select 'spam-digest', u.day, jsonb_build_object(
      'day', u.day,
      'total', u.total,
      'counts', (
        select coalesce(jsonb_object_agg(c.reason, c.times), '{}')
        from (
          select reason, count(*) as times
          from spam s, unnest(s.spam_reasons) reason
          where s.day = u.day
          group by reason
        ) c
      )
    )
    from untold u
    on conflict (day) do nothing
    returning id
  ), queued as (
    insert into contact.outbox (alert_id, channel)
    select d.id, c from digests d, unnest(channels) c
    returning 1
  )
  select count(*)::integer into made from digests;
  return made;
end
$function$;

CREATE OR REPLACE FUNCTION contact.draw_tokens(buckets jsonb, at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION contact.finish_run(channels text[])
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into contact.delivery_run (ended_at, channels) values (now(), finish_run.channels)
  on conflict (only_row) do update set ended_at = excluded.ended_at, channels = excluded.channels;
  return not (contact.health() ->> 'isOverdue')::boolean;
end
$function$;

CREATE OR REPLACE FUNCTION contact.health()
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'lastRun', f.last_run, 'oldestPendingSeconds', floor(extract(epoch from f.waiting)),
    'failed', f.failed, 'channelsOut', f.out, 'channelsOff', f.off,
    'isOverdue', f.last_run is null or f.last_run < now() - interval '10 minutes'
      or coalesce(f.waiting > interval '10 minutes', false) or f.failed > 0 or f.out <> '[]'
  )
  from (
    select
      (select r.ended_at from contact.delivery_run r) as last_run,
      (
        select now() - o.created_at from contact.outbox o
        where o.state in ('pending', 'processing')
        order by o.created_at limit 1
      ) as waiting,
      (
        select count(*) from contact.outbox o where o.state = 'failed' and o.settled_at is null
      ) as failed,
      (
        select coalesce(jsonb_agg(c.channel order by c.channel), '[]')
        from contact.channel_outage c join contact.delivery_run r on c.channel = any (r.channels)
        where c.ended_at is null
      ) as out,
      (
        select coalesce(jsonb_object_agg(w.channel, w.total), '{}')
        from (
          select o.channel, count(*) as total
          from contact.outbox o join contact.delivery_run r on o.channel <> all (r.channels)
          where o.state in ('pending', 'processing')
          group by o.channel
        ) w
      ) as off
  ) f
$function$;

CREATE OR REPLACE FUNCTION contact.ids_of(summaries jsonb)
 RETURNS uuid[]
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select array(select (s ->> 'id')::uuid from jsonb_array_elements(summaries) s)
$function$;

CREATE OR REPLACE FUNCTION contact.kept_until(r contact.request)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select least(r.delete_after, case when r.moderation_status = 'spam' then
    r.changed_at + (select t.keep_for from contact.retention t where t.kind = 'spam')
  end)
$function$;

CREATE OR REPLACE FUNCTION contact.lock_requests(ids uuid[])
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select from contact.request r where r.id = any (ids) order by r.id for no key update
$function$;

CREATE OR REPLACE FUNCTION contact.mark_failed(outbox_id bigint, token uuid, reason text, wait interval, refused boolean, others text[])
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  failed record;
  is_alert_due boolean;
  alert uuid;
begin
  update contact.outbox o
  set state = case
        when wait is null or (refused and o.refused_since <= now() - interval '3 days') then 'failed'
        else 'pending'
      end,
      next_at = now() + coalesce(wait, interval '0'),
      attempts = o.attempts - case when refused then 1 else 0 end,
      refused_since = case when refused then coalesce(o.refused_since, now()) end,
      lease_token = null,
      lease_until = null,
      last_error = left(reason, 60)
  where o.id = outbox_id and o.state = 'processing' and o.lease_token = token
  returning o.request_id, o.channel, o.failed_channel, o.state into failed;
  if not found then
    return null;
  end if;

  if failed.state = 'failed' and failed.request_id is not null and failed.failed_channel = '' then
    insert into contact.outbox (request_id, channel, failed_channel)
    select failed.request_id, other, failed.channel
    from unnest(others) other
    where other <> failed.channel
    on conflict do nothing;
  end if;

  if refused then
    insert into contact.channel_outage as c (channel, reason)
    values (failed.channel, left(mark_failed.reason, 60))
    on conflict (channel) do update
      set reason = excluded.reason,
          since = case when c.ended_at is null then c.since else excluded.since end,
          ended_at = null,
          alerted_at = case
            when c.alerted_at <= now() - interval '1 day' then excluded.alerted_at
            else c.alerted_at
          end
    returning c.alerted_at = now() into is_alert_due;
    if is_alert_due then
      insert into contact.system_alert (kind, facts)
      values (
        'channel-refused',
        jsonb_build_object('channel', failed.channel, 'reason', mark_failed.reason)
      )
      returning id into alert;
      insert into contact.outbox (alert_id, channel)
      select alert, other from unnest(others) other where other <> failed.channel;
    end if;
  end if;
  return failed.state;
end
$function$;

CREATE OR REPLACE FUNCTION contact.mark_sent(outbox_id bigint, token uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  through text;
begin
  update contact.outbox o
  set state = case when o.verified is null then 'pending' else 'sent' end,
    attempts = case when o.verified is null then 0 else o.attempts end,
    lease_token = null, lease_until = null, last_error = null, refused_since = null
  where o.id = outbox_id and o.state = 'processing' and o.lease_token = token
  returning o.channel into through;
  if not found then
    return false;
  end if;
  -- The row stays, so that a channel that refuses again is alerted about once a day only.
  update contact.channel_outage c set ended_at = now()
  where c.channel = through and c.ended_at is null;
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION contact.person_name(payload jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select concat_ws(' ', payload ->> 'firstName', payload ->> 'lastName')
$function$;

CREATE OR REPLACE FUNCTION contact.prevent_audit_mutation()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'DELETE' and old.at <= now() - interval '3 years' then
    return old;
  end if;
  raise exception 'contact.audit: lines are neither changed nor removed' using errcode = '42501';
end
$function$;

CREATE OR REPLACE FUNCTION contact.purge(max_rows integer, OUT requests integer, OUT is_done boolean)
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  keep constant jsonb := (select jsonb_object_agg(t.kind, t.keep_for) from contact.retention t);
  deleted integer;
  kind record;
begin
  update contact.request r set ip_hash = null
  where r.id in (
    select p.id from contact.request p
    where p.ip_hash is not null and p.created_at <= now() - (keep ->> 'ip-hash')::interval
    order by p.created_at limit max_rows for update skip locked
  );
  get diagnostics deleted = row_count;
  is_done := deleted < max_rows;
  for kind in
    select * from (values
      ('request', 'id', $q$p.delete_after <= now()
        or (p.moderation_status = 'spam' and p.changed_at <= now() - ($1 ->> 'spam')::interval)$q$),
      ('consumed_captcha', 'nonce', $q$p.expires_at <= now() - interval '1 hour'$q$),
      ('captcha_attempt', 'nonce', 'p.expires_at <= now()'),
      -- Also those of a clock that has been set back since: no bucket takes a day to be full.
      ('rate_bucket', 'key', $q$p.full_at <= now() or p.full_at > now() + interval '1 day'$q$),
      ('audit', 'id', $q$p.at <= now() - interval '3 years'$q$),
      ('system_alert', 'id', $q$p.created_at <= now() - ($1 ->> 'alert')::interval$q$),
      ('desk_session', 'id', $q$p.started_at <= now() - ($1 ->> 'session')::interval$q$)
    ) k (rows_of, key, is_over)
  loop
    execute format(
      'delete from contact.%1$I where %2$I in (
        select p.%2$I from contact.%1$I p where %3$s limit $2 for update skip locked)',
      kind.rows_of, kind.key, kind.is_over
    ) using keep, max_rows;
    get diagnostics deleted = row_count;
    is_done := is_done and deleted < max_rows;
    if kind.rows_of = 'request' then
      requests := deleted;
    end if;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION contact.rate_limit_wait(buckets jsonb, at timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION contact.reasons_for(reasons text[], to_status text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case to_status
    when 'spam' then array_remove(reasons, 'by-hand') || 'by-hand'::text
    when 'new' then array_remove(reasons, 'by-hand')
    when 'unverified' then array_remove(reasons, 'by-hand')
    else reasons
  end
$function$;

CREATE OR REPLACE FUNCTION contact.request_detail(r contact.request)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select contact.request_summary(r) || r.payload || jsonb_build_object(
    'reasons', r.spam_reasons, 'answeredAt', r.answered_at,
    'deleteAfter', contact.kept_until(r),
    'context', (
      select jsonb_build_object(
        'page', c.page, 'campaign', c.campaign, 'language', c.language, 'view', c.view,
        'device', c.device)
      from contact.request_context c where c.request_id = r.id
    ),
    'delivery', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'channel', o.channel, 'failedChannel', o.failed_channel, 'state', o.state, 'attempts', o.attempts,
        'nextAt', o.next_at, 'lastError', o.last_error) order by o.failed_channel, o.channel), '[]')
      from contact.outbox o where o.request_id = r.id
    ),
    'notes', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', n.id, 'createdAt', n.created_at, 'author', n.author, 'words', n.words)
        order by n.created_at, n.id), '[]')
      from contact.desk_note n where n.request_id = r.id
    )
  )
$function$;

CREATE OR REPLACE FUNCTION contact.request_summary(r contact.request)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'id', r.id, 'createdAt', r.created_at, 'view', r.desk_view, 'moderationStatus', r.moderation_status,
    'progress', r.progress, 'assignee', r.assignee, 'version', r.version, 'interest', r.interest,
    'name', contact.person_name(r.payload), 'company', coalesce(r.payload ->> 'company', ''),
    'excerpt', left(coalesce(r.payload ->> 'challenge', ''), 180)
  )
$function$;

CREATE OR REPLACE FUNCTION contact.search_requests(filter jsonb, after jsonb, since timestamp with time zone, max_rows integer)
 RETURNS SETOF contact.request
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
declare
  one_view constant text := nullif(coalesce(nullif(filter ->> 'view', ''), 'all'), 'all');
  wanted constant text := nullif(filter ->> 'interest', '');
  earliest constant timestamptz := nullif(filter ->> 'from', '')::timestamptz;
  latest constant timestamptz := nullif(filter ->> 'to', '')::timestamptz;
  source constant text := nullif(filter ->> 'page', '');
  owner constant text := nullif(filter ->> 'assignee', '');
  after_at constant timestamptz := after ->> 'at';
  after_id constant uuid := after ->> 'id';
  patterns text[];
begin
  select array_agg(
    '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'
    order by length(word) desc
  ) into patterns
  from regexp_split_to_table(
    contact.normalize_search_text(left(coalesce(filter ->> 'search', ''), 200)), '\s+'
  ) word
  where word <> '';

  return query
    select r.*
    from contact.request r
    where r.desk_view <> 'erased'
      and (one_view is null or r.desk_view = one_view)
      and (after_at is null or (r.created_at, r.id) < (after_at, after_id))
      and (since is null or r.changed_at > since)
      and (wanted is null or r.interest = wanted)
      and (earliest is null or r.created_at >= earliest)
      and (latest is null or r.created_at < latest)
      and (owner is null or r.assignee = owner)
      and (source is null or exists (
        select from contact.request_context c where c.request_id = r.id and c.page = source
      ))
      and (patterns is null or (r.search like patterns[1] and r.search like all (patterns)))
    order by r.created_at desc, r.id desc
    limit max_rows;
end
$function$;

CREATE OR REPLACE FUNCTION contact.set_request_status(only_id uuid, to_status text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if to_status not in ('new', 'spam') then
    raise exception 'contact.set_request_status: new or spam' using errcode = '22023';
  end if;
  update contact.request r
  set moderation_status = to_status, spam_reasons = contact.reasons_for(r.spam_reasons, to_status)
  where r.id = only_id and r.moderation_status <> 'erased';
  return found;
end
$function$;

CREATE OR REPLACE FUNCTION contact.staff_erase(ids uuid[])
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  erased integer;
begin
  perform contact.lock_requests(ids);
  update contact.request r
  set moderation_status = 'erased', payload_hash = null, ip_hash = null, spam_reasons = '{}',
    payload = '{}'
  where r.id = any (ids) and r.moderation_status <> 'erased';
  get diagnostics erased = row_count;
  return erased;
end
$function$;

CREATE OR REPLACE FUNCTION contact.staff_erasures()
 RETURNS TABLE(request_id uuid, erased_at timestamp with time zone)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select e.request_id, e.erased_at from contact.erasure e order by e.erased_at, e.request_id
$function$;

CREATE OR REPLACE FUNCTION contact.staff_find(beginning text)
 RETURNS SETOF uuid
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select r.id from contact.request r where r.id::text like beginning || '%' limit 2
$function$;

CREATE OR REPLACE FUNCTION contact.staff_people()
 RETURNS jsonb
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(to_jsonb(s) - 'added_at' order by s.name, s.email), '[]')
  from contact.desk_staff s
$function$;

CREATE OR REPLACE FUNCTION contact.staff_person(email text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  held jsonb;
begin
  select coalesce(jsonb_agg(contact.request_detail(r) || jsonb_build_object(
    'addressHash', r.ip_hash,
    'audit', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'at', a.at, 'actor', a.actor, 'action', a.action, 'details', a.details) order by a.id), '[]')
      from contact.audit a
      where a.request_id = r.id or a.request_ids @> array[r.id]
    )
  ) order by r.created_at), '[]') into held
  from contact.request r where lower(r.email) = staff_person.email;
  perform contact.write_audit('person', null, contact.ids_of(held), '{}');
  return held;
end
$function$;

CREATE OR REPLACE FUNCTION contact.staff_put(address text, full_name text, as_role text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into contact.desk_staff as s (email, name, role)
  values (lower(address), full_name, as_role)
  on conflict (email) do update set name = excluded.name, role = excluded.role
$function$;

CREATE OR REPLACE FUNCTION contact.staff_remove(address text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform contact.lock_requests(array(
    select r.id from contact.request r where r.assignee = lower(address)
  ));
  -- The foreign key takes the person's requests away from them.
  delete from contact.desk_staff s where s.email = lower(address);
  if not found then
    return false;
  end if;
  update contact.desk_session s set ended_at = now()
  where s.ended_at is null
    and s.id is distinct from nullif(current_setting('contact.session', true), '');
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION contact.staff_replay_erasures(ids uuid[])
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into contact.erasure (request_id) select unnest(ids) on conflict do nothing;
  return contact.staff_erase(array(select e.request_id from contact.erasure e));
end
$function$;

CREATE OR REPLACE FUNCTION contact.staff_requests(states text[], only_id uuid, email text, max_rows integer)
 RETURNS SETOF jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  ids constant uuid[] := array(
    select r.id from contact.request r
    where r.moderation_status = any (states)
      and (only_id is null or r.id = only_id)
      and (staff_requests.email is null or lower(r.email) = staff_requests.email)
    order by r.created_at desc, r.id
    limit max_rows
  );
begin
  perform contact.write_audit('list', null, ids, '{}');
  return query
    select contact.request_detail(r)
    from unnest(ids) with ordinality listed (id, place)
    join contact.request r on r.id = listed.id
    order by listed.place;
end
$function$;

CREATE OR REPLACE FUNCTION contact.staff_retry(only_id uuid)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  ids uuid[];
  again integer;
begin
  with due as (
    update contact.outbox o
    set state = 'pending', attempts = 0, next_at = now(), refused_since = null, settled_at = null
    where o.state in ('failed', 'pending') and o.last_error is not null
      and (o.request_id = only_id or only_id is null and o.settled_at is null)
    returning o.request_id
  )
  select count(*), coalesce(array_agg(distinct d.request_id) filter (where d.request_id is not null), '{}')
  into again, ids
  from due d;
  if again > 0 then
    perform contact.write_audit('retry', only_id, ids, jsonb_build_object('messages', again));
  end if;
  return again;
end
$function$;

CREATE OR REPLACE FUNCTION contact.staff_settle(only_id uuid)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  ids uuid[];
  settled integer;
begin
  with done as (
    update contact.outbox o
    set state = 'failed', settled_at = now(), lease_token = null, lease_until = null,
      last_error = coalesce(o.last_error, 'channel-off')
    where o.settled_at is null
      and (
        o.state = 'failed'
        or (o.state = 'pending' or o.state = 'processing' and o.lease_until <= now())
          and exists (select from contact.delivery_run r where o.channel <> all (r.channels))
      )
      and (only_id is null or o.request_id = only_id)
    returning o.request_id
  )
  select count(*), coalesce(array_agg(distinct d.request_id) filter (where d.request_id is not null), '{}')
  into settled, ids
  from done d;
  if settled > 0 then
    perform contact.write_audit('settle', only_id, ids, jsonb_build_object('messages', settled));
  end if;
  return settled;
end
$function$;

CREATE OR REPLACE FUNCTION contact.staff_stats()
 RETURNS TABLE(what text, state text, count integer, oldest timestamp with time zone)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select 'requests', r.moderation_status, count(*)::integer, min(r.created_at)
  from contact.request r group by r.moderation_status
  union all
  select o.channel,
    case when o.settled_at is null then o.state else 'settled' end,
    count(*)::integer,
    min(coalesce(r.created_at, n.created_at))
  from contact.outbox o
  left join contact.request r on r.id = o.request_id
  left join contact.system_alert n on n.id = o.alert_id
  group by 1, 2
  union all
  select c.channel, 'refused: ' || c.reason,
    (
      select count(*)::integer from contact.outbox o
      where o.channel = c.channel and o.last_error = c.reason
    ),
    c.since
  from contact.channel_outage c where c.ended_at is null
  order by 1, 2
$function$;

CREATE OR REPLACE FUNCTION contact.submit(request_id uuid, request_key uuid, request_hash text, fields jsonb, verdict text, reasons text[], address_hash text, question jsonb, limits jsonb, channels text[], keep_for interval, context jsonb, OUT outcome text, OUT id uuid, OUT moderation_status text, OUT retry_after integer)
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION contact.sync_outbox()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if new.moderation_status in ('new', 'unverified') then
    -- A row that is just being sent keeps its lease: `mark_sent` makes it pending again.
    insert into contact.outbox as o (request_id, channel)
    select new.id, channel from unnest(new.channels) channel
    on conflict (request_id, channel, failed_channel) do update
    set verified = null,
        settled_at = null,
        state = case when o.state in ('sent', 'failed') then 'pending' else o.state end,
        attempts = case when o.state in ('sent', 'failed') then 0 else o.attempts end,
        created_at = case when o.state in ('sent', 'failed') then now() else o.created_at end,
        next_at = case when o.state in ('sent', 'failed') then now() else o.next_at end
    where new.moderation_status = 'new' and not o.verified;
  else
    delete from contact.outbox o where o.request_id = new.id and o.state <> 'sent';
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION contact.track_changes()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  changed constant jsonb := (
    select jsonb_object_agg(c.name, jsonb_build_array(c.before, c.after))
    from (values
      ('moderationStatus', old.moderation_status, new.moderation_status),
      ('progress', old.progress, new.progress),
      ('assignee', old.assignee, new.assignee),
      ('deleteAfter', to_json(old.delete_after) #>> '{}', to_json(new.delete_after) #>> '{}')
    ) c (name, before, after)
    where c.before is distinct from c.after
  );
  fields constant jsonb := (
    select jsonb_build_object('fields', jsonb_agg(name order by name))
    from jsonb_each(old.payload) b (name, value)
    full join jsonb_each(new.payload) a (name, value) using (name)
    where new.moderation_status <> 'erased' and b.value is distinct from a.value
    having count(*) > 0
  );
begin
  if changed is not null or fields is not null then
    new.version := old.version + 1;
    new.changed_at := clock_timestamp();
    perform contact.write_audit(
      case when new.moderation_status = 'erased' then 'erase' else 'change' end, new.id, '{}',
      coalesce(changed, '{}') || coalesce(fields, '{}'));
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION contact.track_deletions()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'TRUNCATE' then
    perform contact.write_audit('delete', null, '{}', '{"all": true}');
  else
    perform contact.write_audit('delete', null, array(select d.id from deleted d), '{}');
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION contact.track_staff()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'DELETE' then
    perform contact.write_audit('people', null, '{}', jsonb_build_object('remove', old.email));
  elsif tg_op = 'INSERT' or old is distinct from new then
    perform contact.write_audit('people', null, '{}', to_jsonb(new) - 'added_at');
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION contact.without_empty_fields(payload jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_object_agg(f.key, f.value), '{}')
  from jsonb_each(payload) f
  where f.value <> '""'
$function$;

CREATE OR REPLACE FUNCTION contact.write_audit(action text, request_id uuid, shown uuid[], details jsonb)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  insert into contact.audit (actor, session, action, request_id, request_ids, details)
  select coalesce(nullif(current_setting('contact.actor', true), ''), session_user),
    nullif(current_setting('contact.session', true), ''), action, request_id, shown, details
  where request_id is not null or cardinality(shown) > 0 or details <> '{}'
$function$;

CREATE TRIGGER prevent_audit_mutation BEFORE DELETE OR UPDATE ON contact.audit FOR EACH ROW EXECUTE FUNCTION contact.prevent_audit_mutation();

CREATE TRIGGER prevent_audit_truncation BEFORE TRUNCATE ON contact.audit FOR EACH STATEMENT EXECUTE FUNCTION contact.prevent_audit_mutation();

CREATE TRIGGER track_staff AFTER INSERT OR DELETE OR UPDATE ON contact.desk_staff FOR EACH ROW EXECUTE FUNCTION contact.track_staff();

CREATE TRIGGER cascade_erasure AFTER UPDATE OF moderation_status ON contact.request FOR EACH ROW WHEN (((new.moderation_status = 'erased'::text) AND (old.moderation_status <> 'erased'::text))) EXECUTE FUNCTION contact.cascade_erasure();

CREATE TRIGGER check_payload BEFORE INSERT OR UPDATE OF payload, moderation_status ON contact.request FOR EACH ROW EXECUTE FUNCTION contact.check_payload();

CREATE TRIGGER insert_outbox AFTER INSERT ON contact.request FOR EACH ROW WHEN ((new.moderation_status = ANY (ARRAY['new'::text, 'unverified'::text]))) EXECUTE FUNCTION contact.sync_outbox();

CREATE TRIGGER sync_outbox AFTER UPDATE OF moderation_status ON contact.request FOR EACH ROW WHEN ((new.moderation_status <> old.moderation_status)) EXECUTE FUNCTION contact.sync_outbox();

CREATE TRIGGER track_changes BEFORE UPDATE ON contact.request FOR EACH ROW EXECUTE FUNCTION contact.track_changes();

CREATE TRIGGER track_deletions AFTER DELETE ON contact.request REFERENCING OLD TABLE AS deleted FOR EACH STATEMENT EXECUTE FUNCTION contact.track_deletions();

CREATE TRIGGER track_truncation AFTER TRUNCATE ON contact.request FOR EACH STATEMENT EXECUTE FUNCTION contact.track_deletions();

alter role contact_delivery set idle_in_transaction_session_timeout = '10s';
alter role contact_delivery set lock_timeout = '5s';
alter role contact_delivery set statement_timeout = '15s';
alter role contact_desk set idle_in_transaction_session_timeout = '10s';
alter role contact_desk set lock_timeout = '3s';
alter role contact_desk set statement_timeout = '4s';
alter role contact_function set idle_in_transaction_session_timeout = '10s';
alter role contact_function set lock_timeout = '3s';
alter role contact_function set statement_timeout = '4s';
alter role contact_staff set idle_in_transaction_session_timeout = '60s';
alter role contact_staff set lock_timeout = '5s';
alter role contact_staff set statement_timeout = '60s';
grant execute on function contact.claim(channels text[], max_rows integer, lease_for interval) to contact_delivery;
grant execute on function contact.count_captcha_attempt(question jsonb, limits jsonb) to contact_function;
grant execute on function contact.desk_bootstrap(actor jsonb) to contact_desk;
grant execute on function contact.desk_change(actor jsonb, changes jsonb, key uuid) to contact_desk;
grant execute on function contact.desk_erase(actor jsonb, ids uuid[]) to contact_desk;
grant execute on function contact.desk_export(actor jsonb, filter jsonb, after jsonb, max_rows integer) to contact_desk;
grant execute on function contact.desk_leave(actor jsonb) to contact_desk;
grant execute on function contact.desk_list(actor jsonb, filter jsonb, after jsonb, max_rows integer) to contact_desk;
grant execute on function contact.desk_note(actor jsonb, only_id uuid, note_id uuid, words text) to contact_desk;
grant execute on function contact.desk_people(actor jsonb, change jsonb) to contact_desk;
grant execute on function contact.desk_poll(actor jsonb, filter jsonb, since timestamp with time zone) to contact_desk;
grant execute on function contact.desk_read(actor jsonb, only_id uuid) to contact_desk;
grant execute on function contact.desk_stats(actor jsonb, zone text) to contact_desk;
grant execute on function contact.digest_spam(channels text[]) to contact_delivery;
grant execute on function contact.finish_run(channels text[]) to contact_delivery;
grant execute on function contact.health() to contact_function;
grant execute on function contact.mark_failed(outbox_id bigint, token uuid, reason text, wait interval, refused boolean, others text[]) to contact_delivery;
grant execute on function contact.mark_sent(outbox_id bigint, token uuid) to contact_delivery;
grant execute on function contact.purge(max_rows integer, OUT requests integer, OUT is_done boolean) to contact_delivery;
grant execute on function contact.set_request_status(only_id uuid, to_status text) to contact_staff;
grant execute on function contact.staff_erase(ids uuid[]) to contact_staff;
grant execute on function contact.staff_erasures() to contact_staff;
grant execute on function contact.staff_find(beginning text) to contact_staff;
grant execute on function contact.staff_people() to contact_staff;
grant execute on function contact.staff_person(email text) to contact_staff;
grant execute on function contact.staff_put(address text, full_name text, as_role text) to contact_staff;
grant execute on function contact.staff_remove(address text) to contact_staff;
grant execute on function contact.staff_replay_erasures(ids uuid[]) to contact_staff;
grant execute on function contact.staff_requests(states text[], only_id uuid, email text, max_rows integer) to contact_staff;
grant execute on function contact.staff_retry(only_id uuid) to contact_staff;
grant execute on function contact.staff_settle(only_id uuid) to contact_staff;
grant execute on function contact.staff_stats() to contact_staff;
grant execute on function contact.submit(request_id uuid, request_key uuid, request_hash text, fields jsonb, verdict text, reasons text[], address_hash text, question jsonb, limits jsonb, channels text[], keep_for interval, context jsonb, OUT outcome text, OUT id uuid, OUT moderation_status text, OUT retry_after integer) to contact_function;
grant usage on schema contact to contact_delivery;
grant usage on schema contact to contact_desk;
grant usage on schema contact to contact_function;
grant usage on schema contact to contact_staff;
