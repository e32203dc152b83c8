-- What a flood of requests can't stop: opening the desk, a person's request, a poll, an erasure,
-- reminders.

-- Wrong sums are not counted any more. No function of this release or of the one before calls these.
drop function if exists contact.count_captcha_attempt(jsonb, jsonb);
drop table contact.captcha_attempt;

-- A person's requests, the newest first.
drop index contact.request_email;
create index request_email on contact.request (lower(email), created_at desc);
-- Requests that are told to sales, the newest first, however much spam lies between them.
create index request_told on contact.request (created_at desc)
  where moderation_status in ('new', 'unverified');

-- The most frequent values of one part of the context, in order: among the newest requests that are
-- told to sales, so that spam neither fills the list nor makes it slow.
create or replace function contact.frequent_origins(part text)
returns jsonb language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(f.value order by f.value), '[]')
  from (
    select v.value
    from (
      select r.id from contact.request r
      where r.moderation_status in ('new', 'unverified')
      order by r.created_at desc limit 5000
    ) told
    join contact.request_context c on c.request_id = told.id,
      lateral (
        select u.value from jsonb_each_text(c.campaign) u where part = 'campaign'
        union
        select to_jsonb(c) ->> part where part <> 'campaign'
      ) v
    where v.value <> ''
    group by v.value order by count(*) desc limit 100
  ) f
$$;

-- A request with its history and the newest others of the same address. Anybody can send with the
-- address of somebody else, so there may be any number of them; 199 and this one can be erased by one
-- call.
create or replace function contact.desk_read(actor jsonb, only_id uuid)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  member constant contact.desk_staff := contact.authorize_staff(actor, 'reader');
  r contact.request;
  others jsonb;
begin
  select * into r from contact.request q where q.id = only_id and q.moderation_status <> 'erased';
  if not found then
    raise exception 'no such request' using errcode = 'DK404';
  end if;
  select coalesce(jsonb_agg(contact.request_summary(o.found)), '[]') into others
  from (
    select q as found from contact.request q
    where lower(q.email) = lower(r.email) and q.id <> r.id and q.moderation_status <> 'erased'
    order by q.created_at desc limit 199
  ) o;
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
$$;

-- What has changed after `since`, the counts of the view, and the time to ask from next. The answer
-- begins a little before `since`, because a transaction may commit after one that started later.
-- rows: changed requests in the view; gone: changed requests that are not, or no longer, in it; more:
-- more has changed than these list, so the caller must read the view again. Changes of more than an
-- hour ago are never listed, so that the caller's word can't make the answer slow.
create or replace function contact.desk_poll(actor jsonb, filter jsonb, since timestamptz)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  member constant contact.desk_staff := contact.authorize_staff(actor, 'reader');
  max_rows constant integer := 200;
  oldest constant timestamptz := now() - interval '1 hour';
  begins constant timestamptz := greatest(since - interval '20 seconds', oldest);
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
    'more', begins = oldest
      or jsonb_array_length(rows) >= max_rows or jsonb_array_length(gone) >= max_rows
  );
end
$$;

-- Removes the personal data of an erased request from all other tables, whichever command erases.
-- Only the row, its audit lines and a line of the ledger remain. The channels are told, because they
-- have copies; a minute later, so that what is just being sent arrives before. They have none of what
-- was spam from the start, which may be any number of requests.
create or replace function contact.cascade_erasure()
returns trigger language plpgsql set search_path = '' as $$
declare
  was_sent constant boolean := old.moderation_status <> 'spam'
    or 'by-hand' = any (old.spam_reasons)
    or exists (select from contact.outbox o where o.request_id = new.id);
  alert uuid;
begin
  delete from contact.request_context c where c.request_id = new.id;
  delete from contact.desk_note n where n.request_id = new.id;
  delete from contact.outbox o where o.request_id = new.id;
  insert into contact.erasure (request_id) values (new.id) on conflict do nothing;
  if was_sent and cardinality(new.channels) > 0 then
    insert into contact.system_alert (kind, facts)
    values ('erased', jsonb_build_object('request', new.id))
    returning id into alert;
    insert into contact.outbox (alert_id, channel, next_at)
    select alert, channel, now() + interval '1 minute' from unnest(new.channels) channel;
  end if;
  return null;
end
$$;
create or replace trigger cascade_erasure after update of moderation_status on contact.request
  for each row when (new.moderation_status = 'erased' and old.moderation_status <> 'erased')
  execute function contact.cascade_erasure();

-- Queues a mail to the assignee for each open request that nobody has touched for `after`, in working
-- hours, and one to the admins after twice that; at once to the admins if it has no assignee. Each of
-- the two is told once. A change, also by a rule, and a note are touches.
-- Of a request about which nobody is left to tell, the time is not computed again by each run.
create or replace function contact.queue_reminders(after interval, hours jsonb)
returns void language sql security definer set search_path = '' as $$
  insert into contact.notice (request_id, audience)
  select u.id, a.audience
  from (
    select r.id, r.assignee, contact.working_time(r.changed_at, now(), hours) as waited
    from contact.request r
    where r.desk_view in ('new', 'unverified')
      and r.created_at > now() - interval '60 days' and r.changed_at <= now() - after
      and (
        not exists (
          select from contact.notice n where n.request_id = r.id and n.audience = 'admins'
        )
        or r.assignee is not null and not exists (
          select from contact.notice n where n.request_id = r.id and n.audience = 'assignee'
        )
      )
    offset 0
  ) u
  cross join (values ('assignee'), ('admins')) a (audience)
  where case
      when a.audience = 'assignee' then u.assignee is not null and u.waited >= after
      when u.assignee is null then u.waited >= after
      else u.waited >= after * 2
    end
    and not exists (
      select from contact.notice n where n.request_id = u.id and n.audience = a.audience
    )
  on conflict do nothing
$$;
grant execute on function contact.queue_reminders to contact_delivery;

grant execute on function
  contact.desk_poll, contact.desk_read
to contact_desk;
