-- Alarms that stay until somebody has dealt with their cause; a release that channels are told; audit
-- lines for what left none.

-- CONTACT_KEEP_MONTHS decides for how long a request is kept, and nothing ever read this row.
delete from contact.retention where kind = 'request';
alter table contact.retention
  add constraint retention_kind check (kind in ('spam', 'ip-hash', 'alert', 'session'));

-- verified: whether the message, as it was last claimed, said that its request is verified; null before
-- a claim, and when the request was released after it.
-- settled_at: when a person said that nothing is to be done about a message that was not sent.
alter table contact.outbox
  add column verified boolean,
  add column settled_at timestamptz,
  add constraint outbox_settled check (settled_at is null or state = 'failed');
update contact.outbox o
set verified = not exists (
  select from contact.request r where r.id = o.request_id and r.moderation_status = 'unverified'
)
where o.state <> 'pending';
drop index contact.outbox_failed;
create index outbox_failed on contact.outbox (id) where state = 'failed' and settled_at is null;

-- Finds the lines that show a request beside others.
create index audit_shown on contact.audit using gin (request_ids);

-- Keeps outbox rows for requests that are delivered only. A request that is released gets the rows
-- that it lacks, and goes again to the channels that were told that it is not verified. One that
-- becomes spam loses the rows that are not sent.
create or replace function contact.sync_outbox()
returns trigger language plpgsql set search_path = '' as $$
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
$$;
create or replace trigger insert_outbox after insert on contact.request
  for each row when (new.moderation_status in ('new', 'unverified')) execute function contact.sync_outbox();
create or replace trigger sync_outbox after update of moderation_status on contact.request
  for each row when (new.moderation_status <> old.moderation_status) execute function contact.sync_outbox();

-- Returns false if the lease now belongs to another sender, which will send the row again. A request
-- that was released while it was being sent as unverified goes once more.
create or replace function contact.mark_sent(outbox_id bigint, token uuid)
returns boolean language plpgsql security definer set search_path = '' as $$
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
$$;

-- Makes messages due now that were given up or wait for a later try: those of one request, also if
-- they were settled, or all others. Returns the number of messages.
create or replace function contact.staff_retry(only_id uuid)
returns integer language plpgsql security definer set search_path = '' as $$
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
$$;

-- Says that a person has dealt with messages that were given up, or that wait for a channel that is
-- switched off: those of one request, or all. They are not sent, and no longer make delivery overdue.
-- Returns the number of messages.
create function contact.staff_settle(only_id uuid)
returns integer language plpgsql security definer set search_path = '' as $$
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
$$;
grant execute on function contact.staff_settle to contact_staff;

-- Counts, and since when: requests, messages of each channel, and channels that refuse every
-- message because of a wrong setting.
create or replace function contact.staff_stats()
returns table (what text, state text, count integer, oldest timestamptz)
language sql security definer set search_path = '' as $$
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
$$;

-- All that is held about one person: each request as the desk reads it, with the hash of the sender's
-- address and every audit line that names it.
-- email: the person's address in lower case.
create or replace function contact.staff_person(email text)
returns jsonb language plpgsql security definer set search_path = '' as $$
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
$$;

-- Gives every change that the desk shows a version and an audit line, whether the desk, the staff
-- command or somebody with the owner's password makes it. Of the fields it names those that changed.
create or replace function contact.track_changes()
returns trigger language plpgsql set search_path = '' as $$
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
$$;
create or replace trigger track_changes before update on contact.request
  for each row execute function contact.track_changes();

-- Gives every deletion of requests an audit line: by `purge`, or by somebody with the owner's password.
create function contact.track_deletions()
returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'TRUNCATE' then
    perform contact.write_audit('delete', null, '{}', '{"all": true}');
  else
    perform contact.write_audit('delete', null, array(select d.id from deleted d), '{}');
  end if;
  return null;
end
$$;
create trigger track_deletions after delete on contact.request
  referencing old table as deleted
  for each statement execute function contact.track_deletions();
create trigger track_truncation after truncate on contact.request
  for each statement execute function contact.track_deletions();

-- Gives every change of the staff list an audit line, whoever makes it.
create function contact.track_staff()
returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    perform contact.write_audit('people', null, '{}', jsonb_build_object('remove', old.email));
  elsif tg_op = 'INSERT' or old is distinct from new then
    perform contact.write_audit('people', null, '{}', to_jsonb(new) - 'added_at');
  end if;
  return null;
end
$$;
create trigger track_staff after insert or update or delete on contact.desk_staff
  for each row execute function contact.track_staff();

-- The staff list, after an optional change.
-- change: null; {"email", "name", "role"}; or {"remove": email}. Nobody can change their own entry,
-- and changes come one after the other, so at least one admin always remains.
create or replace function contact.desk_people(actor jsonb, change jsonb)
returns jsonb language plpgsql security definer set search_path = '' as $$
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
$$;

grant execute on function
  contact.mark_sent
to contact_delivery;
grant execute on function
  contact.staff_person, contact.staff_retry, contact.staff_stats
to contact_staff;
grant execute on function
  contact.desk_people
to contact_desk;
