-- Functions with which the desk changes requests and the staff list.

-- Changes all of the requests or none.
-- changes: [{"id", "version", "set": {"status": "new" | "held" | "spam", "work", "assignee"}}];
-- key: identifies this change; the same when it is sent again because no answer arrived.
-- Returns {"rows": [...]}, or {"conflicts": [...]}: the current state of each conflicting request
-- with who changed it last, or only its id if it no longer exists.
create function contact.desk_change(who jsonb, changes jsonb, key uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  member constant contact.desk_staff := contact.desk_admit(who, 'agent');
  ids constant uuid[] := array(
    select (c ->> 'id')::uuid from pg_catalog.jsonb_array_elements(changes) c
  );
  conflicts jsonb;
begin
  -- In one order, so that two changes of the same requests can't wait for each other.
  perform r.id from contact.request r where r.id = any (ids) order by r.id for update;

  select pg_catalog.jsonb_agg(
    case
      when r.id is null or r.status = 'erased'
        then pg_catalog.jsonb_build_object('id', c.id, 'gone', true)
      else contact.desk_row(r)
    end || pg_catalog.jsonb_build_object('last', (
      select pg_catalog.jsonb_build_object(
        'at', a.at, 'actor', a.actor, 'action', a.action, 'details', a.details)
      from contact.audit a
      where a.request_id = c.id and a.action in ('change', 'erase') order by a.id desc limit 1
    ))
  ) into conflicts
  from pg_catalog.jsonb_to_recordset(changes) as c (id uuid, version integer)
  left join contact.request r on r.id = c.id
  where r.id is null or r.status = 'erased'
    or (r.version <> c.version and r.change_key is distinct from key);
  if conflicts is not null then
    return pg_catalog.jsonb_build_object('conflicts', conflicts);
  end if;

  if exists (
    select from pg_catalog.jsonb_array_elements(changes) c
    where (c #>> '{set,assignee}') is not null
      and not exists (
        select from contact.desk_staff s where s.email = c #>> '{set,assignee}'
      )
  ) then
    raise exception 'nobody of that address is on the list' using errcode = 'DK422';
  end if;

  update contact.request r
  set status = coalesce(c.set ->> 'status', r.status),
      spam_reasons = case c.set ->> 'status'
        when 'spam' then pg_catalog.array_remove(r.spam_reasons, 'by-hand') || 'by-hand'::text
        else pg_catalog.array_remove(r.spam_reasons, 'by-hand')
      end,
      work = coalesce(c.set ->> 'work', r.work),
      answered_at = case coalesce(c.set ->> 'work', r.work)
        when 'answered' then coalesce(r.answered_at, pg_catalog.now())
      end,
      assignee = case when c.set ? 'assignee' then c.set ->> 'assignee' else r.assignee end,
      change_key = key
  from pg_catalog.jsonb_to_recordset(changes) as c (id uuid, version integer, set jsonb)
  where r.id = c.id and r.version = c.version
    and coalesce(c.set ->> 'status', 'new') in ('new', 'held', 'spam');

  return pg_catalog.jsonb_build_object('rows', (
    select pg_catalog.jsonb_agg(contact.desk_row(r))
    from contact.request r where r.id = any (ids)
  ));
end
$$;

-- Writes a note. If words is null, deletes a note that the same person wrote. A note sent twice is
-- stored once.
create function contact.desk_note(who jsonb, only_id uuid, note_id uuid, words text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  member constant contact.desk_staff := contact.desk_admit(who, 'agent');
begin
  if not exists (
    select from contact.request r where r.id = only_id and r.status <> 'erased' for update
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
  update contact.request r set changed_at = pg_catalog.clock_timestamp() where r.id = only_id;
  perform contact.desk_line(
    case when words is null then 'note-removed' else 'note' end, only_id,
    pg_catalog.jsonb_build_object('note', note_id));
  return true;
end
$$;

-- Erases the personal data of requests. Returns the number of requests.
create function contact.desk_erase(who jsonb, ids uuid[])
returns integer
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform contact.desk_admit(who, 'admin');
  return contact.staff_erase(ids);
end
$$;

-- Adds a person to the staff list, or changes name or role.
create function contact.staff_put(address text, full_name text, as_role text)
returns void
language sql
security definer
set search_path = ''
as $$
  insert into contact.desk_staff as s (email, name, role)
  values (pg_catalog.lower(address), full_name, as_role)
  on conflict (email) do update set name = excluded.name, role = excluded.role
$$;

-- Removes a person from the staff list and ends all sign-ins except the one that did it: others may
-- share a machine that was left signed in.
create function contact.staff_remove(address text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from contact.desk_staff s where s.email = pg_catalog.lower(address);
  if not found then
    return false;
  end if;
  update contact.request r set assignee = null where r.assignee = pg_catalog.lower(address);
  update contact.desk_session s set ended_at = pg_catalog.now()
  where s.ended_at is null
    and s.id is distinct from nullif(pg_catalog.current_setting('contact.session', true), '');
  return true;
end
$$;

create function contact.staff_people()
returns table (email text, name text, role text, added_at timestamptz)
language sql
security definer
set search_path = ''
as $$
  select s.email, s.name, s.role, s.added_at from contact.desk_staff s order by s.name, s.email
$$;

-- The staff list, after an optional change.
-- change: null; {"email", "name", "role"}; or {"remove": email}. Nobody can change their own entry,
-- so at least one admin always remains.
create function contact.desk_people(who jsonb, change jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  member constant contact.desk_staff := contact.desk_admit(who, 'admin');
  other constant text := pg_catalog.lower(coalesce(change ->> 'remove', change ->> 'email'));
begin
  if other = member.email then
    raise exception 'not oneself' using errcode = 'DK422';
  end if;
  if change ? 'remove' then
    perform contact.staff_remove(other);
  elsif other is not null then
    perform contact.staff_put(other, change ->> 'name', change ->> 'role');
  end if;
  if other is not null then
    perform contact.desk_line('people', null, change);
  end if;
  return (
    select pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object(
      'email', s.email, 'name', s.name, 'role', s.role) order by s.name, s.email)
    from contact.desk_staff s
  );
end
$$;

-- Like the previous version; also deletes audit lines about requests after three years and sign-ins
-- after three months. Returns the number of requests.
create or replace function contact.purge(most integer)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  moment constant timestamptz := pg_catalog.now();
  purged integer;
begin
  delete from contact.request r
  where r.id in (
    select p.id from contact.request p where p.delete_after <= moment
    order by p.delete_after limit most for update skip locked
  );
  get diagnostics purged = row_count;
  delete from contact.notice n where n.created_at <= moment - interval '3 months';
  delete from contact.used_nonce u where u.nonce in (
    select n.nonce from contact.used_nonce n
    where n.expires_at <= moment - interval '1 hour' limit most for update skip locked
  );
  delete from contact.wrong_sum s where s.nonce in (
    select w.nonce from contact.wrong_sum w
    where w.expires_at <= moment limit most for update skip locked
  );
  delete from contact.rate_bucket b where b.key in (
    select k.key from contact.rate_bucket k
    where k.updated_at <= moment - interval '1 day' limit most for update skip locked
  );
  delete from contact.audit l where l.id in (
    select a.id from contact.audit a where a.at <= moment - interval '3 years' limit most
  );
  delete from contact.desk_session s where s.started_at <= moment - interval '3 months';
  return purged;
end
$$;

revoke all on function
  contact.desk_change(jsonb, jsonb, uuid), contact.desk_note(jsonb, uuid, uuid, text),
  contact.desk_erase(jsonb, uuid[]), contact.staff_put(text, text, text),
  contact.staff_remove(text), contact.staff_people(), contact.desk_people(jsonb, jsonb)
from public, anon, authenticated, service_role;
grant execute on function
  contact.desk_change(jsonb, jsonb, uuid), contact.desk_note(jsonb, uuid, uuid, text),
  contact.desk_erase(jsonb, uuid[]), contact.desk_people(jsonb, jsonb)
to contact_desk;
grant execute on function
  contact.staff_put(text, text, text), contact.staff_remove(text), contact.staff_people()
to contact_staff;
