-- Functions that the desk's edge function may call. It has a role of its own, which executes these
-- functions and reads no table. Each function first checks the person's rights, and writes an audit
-- line for what was read.
-- who: {"email", "session", "since"}: the address of the verified token, its sign-in, and the time
-- of that sign-in.

do $$
begin
  -- Login and password are given to it outside the migrations (docs/deploy.md).
  if not exists (select from pg_catalog.pg_roles where rolname = 'contact_desk') then
    create role contact_desk nologin noinherit;
  end if;
end
$$;

alter role contact_desk set statement_timeout = '4s';
alter role contact_desk set lock_timeout = '3s';
alter role contact_desk set idle_in_transaction_session_timeout = '10s';

-- Whether a role has at least the rights of another one.
create function contact.desk_can(role text, needed text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select pg_catalog.array_position(array['reader', 'agent', 'admin'], role)
    >= pg_catalog.array_position(array['reader', 'agent', 'admin'], needed)
$$;

-- The person, if the sign-in is valid and the role is sufficient. From here on the changes of the
-- transaction are recorded as this person's.
-- Raises DK401 when the sign-in has ended, DK403 when the person is not on the staff list or lacks
-- the role.
create function contact.desk_admit(who jsonb, needed text)
returns contact.desk_staff
language plpgsql
set search_path = ''
as $$
declare
  longest constant interval := interval '12 hours';
  member contact.desk_staff;
  sign_in contact.desk_session;
  since constant timestamptz := least(pg_catalog.now(), (who ->> 'since')::timestamptz);
begin
  select * into member from contact.desk_staff s where s.email = pg_catalog.lower(who ->> 'email');
  if not found then
    raise exception 'not on the list' using errcode = 'DK403';
  end if;
  select * into sign_in from contact.desk_session s where s.id = who ->> 'session';
  if not found then
    insert into contact.desk_session (id, email, started_at)
    values (who ->> 'session', member.email, since)
    on conflict (id) do update set email = contact.desk_session.email
    returning * into sign_in;
  end if;
  -- A sign-in of before somebody was put on the list (again) is not for this list. Tokens count
  -- in whole seconds.
  if sign_in.ended_at is not null
    or sign_in.email <> member.email
    or sign_in.started_at < pg_catalog.now() - longest
    or sign_in.started_at < pg_catalog.date_trunc('second', member.added_at)
  then
    raise exception 'the sign-in is over' using errcode = 'DK401';
  end if;
  if not contact.desk_can(member.role, needed) then
    raise exception 'not for this role' using errcode = 'DK403';
  end if;
  perform pg_catalog.set_config('contact.actor', member.email, true);
  perform pg_catalog.set_config('contact.session', sign_in.id, true);
  return member;
end
$$;

-- Writes an audit line about what the admitted person did.
create function contact.desk_line(action text, request_id uuid, details jsonb)
returns void
language sql
set search_path = ''
as $$
  insert into contact.audit (actor, session, action, request_id, details)
  values (
    pg_catalog.current_setting('contact.actor'), pg_catalog.current_setting('contact.session'),
    action, request_id, details
  )
$$;

-- A request in the form that the list shows.
create function contact.desk_row(r contact.request)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select pg_catalog.jsonb_build_object(
    'id', r.id, 'createdAt', r.created_at, 'view', r.desk_view, 'status', r.status,
    'work', r.work, 'assignee', r.assignee, 'version', r.version, 'interest', r.interest,
    'name', r.first_name || ' ' || r.last_name, 'company', r.company,
    'excerpt', pg_catalog.left(r.challenge, 180)
  )
$$;

-- Requests, the newest first.
-- filter: {"view": a view or "all", "search", "interest", "from", "to", "page", "assignee"}; a
-- missing or empty member does not filter. `from` and `to` are times, `to` exclusive. Every word of
-- `search` must occur, also as a part of a longer word.
-- since: only what has changed after this time. most: greatest number, or null for no limit.
create function contact.desk_find(
  filter jsonb,
  after_at timestamptz,
  after_id uuid,
  since timestamptz,
  most integer
)
returns setof contact.request
language plpgsql
stable
set search_path = ''
-- A plan for the given values leaves out the conditions of absent filters.
set plan_cache_mode = 'force_custom_plan'
as $$
declare
  one_view constant text := nullif(coalesce(nullif(filter ->> 'view', ''), 'all'), 'all');
  wanted constant text := nullif(filter ->> 'interest', '');
  earliest constant timestamptz := nullif(filter ->> 'from', '')::timestamptz;
  latest constant timestamptz := nullif(filter ->> 'to', '')::timestamptz;
  source constant text := nullif(filter ->> 'page', '');
  owner constant text := nullif(filter ->> 'assignee', '');
  patterns text[];
begin
  select pg_catalog.array_agg(
    '%' || pg_catalog.regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'
    order by pg_catalog.length(word) desc
  ) into patterns
  from pg_catalog.regexp_split_to_table(
    contact.fold(pg_catalog.left(coalesce(filter ->> 'search', ''), 200)), '\s+'
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
    limit most;
end
$$;

-- {view: number}, without empty views.
create function contact.desk_counts()
returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce(pg_catalog.jsonb_object_agg(v.desk_view, v.total), '{}')
  from (
    select r.desk_view, pg_catalog.count(*) as total
    from contact.request r where r.desk_view <> 'erased' group by r.desk_view
  ) v
$$;

-- The person at the desk, the colleagues, and the values for the filters.
create function contact.desk_open(who jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  member constant contact.desk_staff := contact.desk_admit(who, 'reader');
begin
  return pg_catalog.jsonb_build_object(
    'me', pg_catalog.jsonb_build_object(
      'email', member.email, 'name', member.name, 'role', member.role),
    'staff', (
      select pg_catalog.jsonb_agg(
        pg_catalog.jsonb_build_object('email', s.email, 'name', s.name, 'role', s.role)
        order by s.name, s.email)
      from contact.desk_staff s
    ),
    'pages', (
      select coalesce(pg_catalog.jsonb_agg(p.page order by p.page), '[]')
      from (
        select c.page from contact.request_context c where c.page <> ''
        group by c.page order by pg_catalog.count(*) desc limit 100
      ) p
    ),
    'counts', contact.desk_counts(),
    'now', pg_catalog.now()
  );
end
$$;

-- One page of a view.
-- after: {"at", "id"} of the last row before it, or null.
create function contact.desk_list(who jsonb, filter jsonb, after jsonb, most integer)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  member constant contact.desk_staff := contact.desk_admit(who, 'reader');
  rows jsonb;
begin
  select coalesce(
    pg_catalog.jsonb_agg(contact.desk_row(r) order by r.created_at desc, r.id desc), '[]'
  ) into rows
  from contact.desk_find(
    filter, (after ->> 'at')::timestamptz, (after ->> 'id')::uuid, null, least(most, 500)
  ) r;
  if rows <> '[]' then
    perform contact.desk_line('list', null, pg_catalog.jsonb_build_object(
      'view', filter ->> 'view', 'searched', coalesce(filter ->> 'search', '') <> '',
      'requests', pg_catalog.jsonb_path_query_array(rows, '$[*].id')));
  end if;
  return pg_catalog.jsonb_build_object('rows', rows, 'now', pg_catalog.now());
end
$$;

-- What has changed after `since`, the counts of the view, and the time to ask from next. The answer
-- begins a little before `since`, because a transaction may commit after one that started later.
-- rows: changed requests in the view; gone: changed requests that are not, or no longer, in it.
create function contact.desk_poll(who jsonb, filter jsonb, since timestamptz)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  member constant contact.desk_staff := contact.desk_admit(who, 'reader');
  most constant integer := 200;
  begins constant timestamptz := since - interval '20 seconds';
  rows jsonb;
  gone jsonb;
begin
  select coalesce(pg_catalog.jsonb_agg(contact.desk_row(r)), '[]') into rows
  from contact.desk_find(filter, null, null, begins, most) r;
  select coalesce(pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object(
    'id', r.id, 'version', r.version)), '[]')
  into gone
  from contact.request r
  left join contact.desk_find(filter, null, null, begins, null) f on f.id = r.id
  where r.changed_at > begins and f.id is null;
  -- What was told at the last look was noted then.
  if exists (
    select from contact.request r
    where r.changed_at > since
      and pg_catalog.jsonb_path_query_array(rows, '$[*].id') ? r.id::text
  ) then
    perform contact.desk_line('list', null, pg_catalog.jsonb_build_object(
      'view', filter ->> 'view', 'requests', pg_catalog.jsonb_path_query_array(rows, '$[*].id')));
  end if;
  return pg_catalog.jsonb_build_object(
    'now', pg_catalog.now(), 'counts', contact.desk_counts(), 'rows', rows, 'gone', gone,
    'more', (
      select pg_catalog.count(*) > most
      from (select from contact.request r where r.changed_at > since limit most + 1) c
    )
  );
end
$$;

-- A request with all fields as typed; null when it does not exist or was erased.
create function contact.desk_whole(r contact.request)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select contact.desk_row(r) || pg_catalog.jsonb_build_object(
    'firstName', r.first_name, 'lastName', r.last_name, 'email', r.email, 'role', r.role,
    'challenge', r.challenge, 'reasons', r.spam_reasons, 'answeredAt', r.answered_at,
    'deleteAfter', r.delete_after,
    'context', (
      select pg_catalog.jsonb_build_object(
        'page', c.page, 'campaign', c.campaign, 'language', c.language, 'view', c.view,
        'device', c.device)
      from contact.request_context c where c.request_id = r.id
    ),
    'delivery', (
      select coalesce(pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object(
        'channel', o.channel, 'about', o.about, 'state', o.state, 'attempts', o.attempts,
        'nextAt', o.next_at, 'lastError', o.last_error) order by o.about, o.channel), '[]')
      from contact.outbox o where o.request_id = r.id
    ),
    'notes', (
      select coalesce(pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object(
        'id', n.id, 'createdAt', n.created_at, 'author', n.author, 'words', n.words)
        order by n.created_at, n.id), '[]')
      from contact.desk_note n where n.request_id = r.id
    )
  )
$$;

create function contact.desk_read(who jsonb, only_id uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  member constant contact.desk_staff := contact.desk_admit(who, 'reader');
  r contact.request;
begin
  select * into r from contact.request q where q.id = only_id and q.status <> 'erased';
  if not found then
    raise exception 'no such request' using errcode = 'DK404';
  end if;
  perform contact.desk_line('read', r.id, '{}');
  return contact.desk_whole(r) || pg_catalog.jsonb_build_object(
    'history', (
      select coalesce(pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object(
        'id', a.id, 'at', a.at, 'actor', a.actor, 'action', a.action, 'details', a.details)
        order by a.id desc), '[]')
      from contact.audit a
      where a.request_id = r.id and a.action <> 'read'
    ),
    -- Who else has it open, as far as that can be told.
    'readers', (
      select coalesce(pg_catalog.jsonb_agg(distinct a.actor), '[]')
      from contact.audit a
      where a.request_id = r.id and a.action = 'read' and a.actor <> member.email
        and a.at > pg_catalog.now() - interval '2 minutes'
    ),
    'others', (
      select coalesce(pg_catalog.jsonb_agg(contact.desk_row(o) order by o.created_at desc), '[]')
      from contact.request o
      where pg_catalog.lower(o.email) = pg_catalog.lower(r.email) and o.id <> r.id
        and o.status <> 'erased'
    )
  );
end
$$;

-- One part of a view with all fields, for a spreadsheet. Call again from its last row until it is
-- empty.
create function contact.desk_export(who jsonb, filter jsonb, after jsonb, most integer)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  member constant contact.desk_staff := contact.desk_admit(who, 'agent');
  rows jsonb;
begin
  select coalesce(
    pg_catalog.jsonb_agg(contact.desk_whole(r) order by r.created_at desc, r.id desc), '[]'
  ) into rows
  from contact.desk_find(
    filter, (after ->> 'at')::timestamptz, (after ->> 'id')::uuid, null, least(most, 500)
  ) r;
  perform contact.desk_line('export', null, pg_catalog.jsonb_build_object(
    'view', filter ->> 'view', 'requests', pg_catalog.jsonb_path_query_array(rows, '$[*].id')));
  return rows;
end
$$;

-- Statistics of 90 days, without personal data: requests by day and interest (without spam),
-- seconds until half of them were answered, and the oldest request that waits.
-- zone: time zone of the viewer, which defines the days.
create function contact.desk_glance(who jsonb, zone text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  member constant contact.desk_staff := contact.desk_admit(who, 'reader');
  today constant date := (pg_catalog.now() at time zone zone)::date;
  first_day constant date := today - 89;
  begins constant timestamptz := first_day::timestamp at time zone zone;
begin
  return pg_catalog.jsonb_build_object(
    'days', (
      select pg_catalog.jsonb_agg(
        pg_catalog.jsonb_build_object('day', d.day::date, 'count', coalesce(c.total, 0))
        order by d.day)
      from pg_catalog.generate_series(
        first_day::timestamp, today::timestamp, interval '1 day') d(day)
      left join (
        select (r.created_at at time zone zone)::date as day, pg_catalog.count(*) as total
        from contact.request r
        where r.created_at >= begins and r.status <> 'spam' group by 1
      ) c on c.day = d.day::date
    ),
    'interests', (
      select coalesce(pg_catalog.jsonb_object_agg(i.interest, i.total), '{}')
      from (
        select r.interest, pg_catalog.count(*) as total
        from contact.request r
        where r.created_at >= begins and r.status in ('new', 'held') group by r.interest
      ) i
    ),
    'medianSeconds', (
      select pg_catalog.percentile_cont(0.5) within group (
        order by extract(epoch from r.answered_at - r.created_at))
      from contact.request r
      where r.created_at >= begins and r.answered_at is not null
    ),
    'answered', (
      select pg_catalog.count(*) from contact.request r
      where r.created_at >= begins and r.answered_at is not null
    ),
    'oldest', (
      select pg_catalog.jsonb_build_object('id', r.id, 'createdAt', r.created_at)
      from contact.request r
      where r.desk_view in ('new', 'unverified', 'in-progress')
      order by r.created_at limit 1
    )
  );
end
$$;

-- Ends this sign-in, or reports that it has already ended.
create function contact.desk_leave(who jsonb)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform contact.desk_admit(who, 'reader');
  update contact.desk_session s set ended_at = pg_catalog.now() where s.id = who ->> 'session';
  return true;
end
$$;

revoke all on function
  contact.desk_can(text, text), contact.desk_admit(jsonb, text),
  contact.desk_line(text, uuid, jsonb), contact.desk_row(contact.request),
  contact.desk_find(jsonb, timestamptz, uuid, timestamptz, integer), contact.desk_counts(),
  contact.desk_whole(contact.request), contact.desk_open(jsonb),
  contact.desk_list(jsonb, jsonb, jsonb, integer), contact.desk_poll(jsonb, jsonb, timestamptz),
  contact.desk_read(jsonb, uuid), contact.desk_export(jsonb, jsonb, jsonb, integer),
  contact.desk_glance(jsonb, text), contact.desk_leave(jsonb)
from public, anon, authenticated, service_role;

grant usage on schema contact to contact_desk;
grant execute on function
  contact.desk_open(jsonb), contact.desk_list(jsonb, jsonb, jsonb, integer),
  contact.desk_poll(jsonb, jsonb, timestamptz), contact.desk_read(jsonb, uuid),
  contact.desk_export(jsonb, jsonb, jsonb, integer), contact.desk_glance(jsonb, text),
  contact.desk_leave(jsonb)
to contact_desk;
