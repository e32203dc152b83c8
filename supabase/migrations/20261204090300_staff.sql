-- What people do with requests: functions for the staff command and for the desk, each with a role
-- of its own that executes these functions and reads no table.

-- The staff command.

create function contact.person_name(payload jsonb)
returns text language sql immutable set search_path = '' as $$
  select concat_ws(' ', payload ->> 'firstName', payload ->> 'lastName')
$$;

-- When `purge` deletes a request: spam earlier than others.
create function contact.kept_until(r contact.request)
returns timestamptz language sql stable set search_path = '' as $$
  select least(r.delete_after, case when r.moderation_status = 'spam' then
    r.changed_at + (select t.keep_for from contact.retention t where t.kind = 'spam')
  end)
$$;

-- A request in the form that the list shows.
create function contact.request_summary(r contact.request)
returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', r.id, 'createdAt', r.created_at, 'view', r.desk_view, 'moderationStatus', r.moderation_status,
    'progress', r.progress, 'assignee', r.assignee, 'version', r.version, 'interest', r.interest,
    'name', contact.person_name(r.payload), 'company', coalesce(r.payload ->> 'company', ''),
    'excerpt', left(coalesce(r.payload ->> 'challenge', ''), 180)
  )
$$;

-- Requests, the newest first.
-- only_id: one request, or null for all. email: those of one person, in lower case, or null for all.
-- max_rows: greatest number, or null for no limit.
create function contact.staff_requests(
  states text[], only_id uuid, email text, max_rows integer
)
returns setof jsonb language plpgsql security definer set search_path = '' as $$
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
$$;

-- Up to two ids that begin with this text: one is a match, two are ambiguous.
create function contact.staff_find(beginning text)
returns setof uuid language sql security definer set search_path = '' as $$
  select r.id from contact.request r where r.id::text like beginning || '%' limit 2
$$;

-- The reasons of a request that a person files: `by-hand` stands while it is spam, so that the digest
-- does not count it. Without a new status they stay as they are.
create function contact.reasons_for(reasons text[], to_status text)
returns text[] language sql immutable set search_path = '' as $$
  select case to_status
    when 'spam' then array_remove(reasons, 'by-hand') || 'by-hand'::text
    when 'new' then array_remove(reasons, 'by-hand')
    when 'unverified' then array_remove(reasons, 'by-hand')
    else reasons
  end
$$;

-- Files a request as `new` or `spam`. Returns false if the request was erased.
create function contact.set_request_status(only_id uuid, to_status text)
returns boolean language plpgsql security definer set search_path = '' as $$
begin
  if to_status not in ('new', 'spam') then
    raise exception 'contact.set_request_status: new or spam' using errcode = '22023';
  end if;
  update contact.request r
  set moderation_status = to_status, spam_reasons = contact.reasons_for(r.spam_reasons, to_status)
  where r.id = only_id and r.moderation_status <> 'erased';
  return found;
end
$$;

-- Locks requests in one order, so that two changes of several requests can't wait for each other. The
-- lock does not conflict with that of a foreign key, which delivery takes for an alert.
create function contact.lock_requests(ids uuid[])
returns void language sql set search_path = '' as $$
  select from contact.request r where r.id = any (ids) order by r.id for no key update
$$;

-- Removes the personal data of requests, as the law requires, but keeps the rows, so that counts
-- stay correct. Returns the number of requests.
create function contact.staff_erase(ids uuid[])
returns integer language plpgsql security definer set search_path = '' as $$
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
$$;

-- The requests that were erased, for a list outside of the backups.
create function contact.staff_erasures()
returns table (request_id uuid, erased_at timestamptz)
language sql security definer set search_path = '' as $$
  select e.request_id, e.erased_at from contact.erasure e order by e.erased_at, e.request_id
$$;

-- Erases again what an older backup has brought back: the requests of a list that was kept outside of
-- it, and those of the database's own. Returns the number of requests.
create function contact.staff_replay_erasures(ids uuid[])
returns integer language plpgsql security definer set search_path = '' as $$
begin
  insert into contact.erasure (request_id) select unnest(ids) on conflict do nothing;
  return contact.staff_erase(array(select e.request_id from contact.erasure e));
end
$$;

-- Adds a person to the staff list, or changes name or role.
create function contact.staff_put(address text, full_name text, as_role text)
returns void language sql security definer set search_path = '' as $$
  insert into contact.desk_staff as s (email, name, role)
  values (lower(address), full_name, as_role)
  on conflict (email) do update set name = excluded.name, role = excluded.role
$$;

-- Removes a person from the staff list and ends all sign-ins except the one that did it: others may
-- share a machine that was left signed in.
create function contact.staff_remove(address text)
returns boolean language plpgsql security definer set search_path = '' as $$
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
$$;

create function contact.staff_people()
returns jsonb language sql security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(s) - 'added_at' order by s.name, s.email), '[]')
  from contact.desk_staff s
$$;

-- The desk. Each function first checks the person's rights, and writes an audit line for what its
-- answer shows.
-- actor: {"email", "session", "since"}: the address of the verified token, its sign-in, and the time
-- of that sign-in.

-- The ids of request summaries.
create function contact.ids_of(summaries jsonb)
returns uuid[] language sql immutable set search_path = '' as $$
  select array(select (s ->> 'id')::uuid from jsonb_array_elements(summaries) s)
$$;

-- {view: number}, without empty views.
create function contact.desk_counts()
returns jsonb language sql stable set search_path = '' as $$
  select coalesce(jsonb_object_agg(v.desk_view, v.total), '{}')
  from (
    select r.desk_view, count(*) as total
    from contact.request r where r.desk_view <> 'erased' group by r.desk_view
  ) v
$$;

-- One page of a view.
-- after: `next` of the page before, or null for the first page.
-- Returns {"rows": [...], "next": {"at", "id"} | null, "now"}: `next` is null when no further
-- request is in the view.
create function contact.desk_list(actor jsonb, filter jsonb, after jsonb, max_rows integer)
returns jsonb language plpgsql security definer set search_path = '' as $$
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
$$;

-- One part of a view with all fields, for a spreadsheet. Call again from its last row until it is
-- empty.
create function contact.desk_export(actor jsonb, filter jsonb, after jsonb, max_rows integer)
returns jsonb language plpgsql security definer set search_path = '' as $$
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
$$;

-- Statistics of 90 days, without personal data: requests by day and interest (without spam),
-- seconds until half of them were answered, and the oldest request that waits.
-- zone: time zone of the viewer, which defines the days.
create function contact.desk_stats(actor jsonb, zone text)
returns jsonb language plpgsql security definer set search_path = '' as $$
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
$$;

-- Ends this sign-in, or reports that it has already ended.
create function contact.desk_leave(actor jsonb)
returns boolean language plpgsql security definer set search_path = '' as $$
begin
  perform contact.authorize_staff(actor, 'reader');
  update contact.desk_session s set ended_at = now() where s.id = actor ->> 'session';
  return true;
end
$$;

-- Changes all of the requests or none.
-- changes: [{"id", "version", "set": {"moderationStatus": "new" | "unverified" | "spam", "progress", "assignee"}}];
-- key: identifies this change; the same when it is sent again because no answer arrived.
-- Returns {"rows": [...]}, or {"conflicts": [...]}: the current state of each conflicting request
-- with who changed it last, or only its id if it no longer exists.
create function contact.desk_change(actor jsonb, changes jsonb, key uuid)
returns jsonb language plpgsql security definer set search_path = '' as $$
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
$$;

-- Writes a note. If words is null, deletes a note that the same person wrote. A note sent twice is
-- stored once.
create function contact.desk_note(actor jsonb, only_id uuid, note_id uuid, words text)
returns boolean language plpgsql security definer set search_path = '' as $$
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
$$;

-- Erases the personal data of requests. Returns the number of requests.
create function contact.desk_erase(actor jsonb, ids uuid[])
returns integer language plpgsql security definer set search_path = '' as $$
begin
  perform contact.authorize_staff(actor, 'admin');
  return contact.staff_erase(ids);
end
$$;

grant execute on function
  contact.staff_requests, contact.staff_find, contact.set_request_status, contact.staff_erase,
  contact.staff_erasures, contact.staff_replay_erasures, contact.staff_put, contact.staff_remove,
  contact.staff_people
to contact_staff;
grant execute on function
  contact.desk_list, contact.desk_export, contact.desk_stats,
  contact.desk_leave, contact.desk_change, contact.desk_note, contact.desk_erase
to contact_desk;
