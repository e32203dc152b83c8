-- Mails about a request beside those to sales: to the visitor, that it arrived; to its assignee and
-- then to the admins, that nobody has touched it. They are not in the outbox, so that a visitor's
-- mistyped address sets off no alarm. And rules by which requests are given to people.

create table contact.notice (
  request_id uuid not null references contact.request (id) on delete cascade,
  audience text not null check (audience in ('visitor', 'assignee', 'admins')),
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  -- Infinity after the last attempt.
  next_at timestamptz not null default now(),
  sent_at timestamptz,
  primary key (request_id, audience)
);
create index notice_due on contact.notice (next_at) where sent_at is null;
alter table contact.notice enable row level security;

-- Gives new requests to people, by the first rule that matches and names somebody of the staff list.
-- What a person has changed already, also by giving it back, is left alone.
-- rules: [{"interest", "language", "email"}]; an empty interest or language matches any, `es` also
-- matches `es-MX`.
-- Returns the number of requests.
create function contact.assign_requests(rules jsonb)
returns integer language plpgsql security definer set search_path = '' as $$
declare
  assigned integer;
begin
  perform set_config('contact.actor', 'rule', true);
  with untouched as (
    select r.id, r.interest
    from contact.request r
    where r.desk_view in ('new', 'unverified') and r.assignee is null and r.version = 1
      and r.created_at > now() - interval '1 day'
    for no key update skip locked
  ), matched as (
    select u.id, (
      select s.email
      from jsonb_array_elements(rules) with ordinality x (rule, place)
      join contact.desk_staff s on s.email = x.rule ->> 'email'
      left join contact.request_context c on c.request_id = u.id
      where x.rule ->> 'interest' in ('', u.interest)
        and (
          x.rule ->> 'language' = ''
          or lower(c.language) = x.rule ->> 'language'
          or starts_with(lower(c.language), (x.rule ->> 'language') || '-')
        )
      order by x.place limit 1
    ) as email
    from untouched u
  )
  update contact.request r set assignee = m.email
  from matched m where r.id = m.id and m.email is not null;
  get diagnostics assigned = row_count;
  return assigned;
end
$$;

-- Queues a mail to the visitor for each verified request of the last day, one for each address in 24
-- hours, and 100 an hour in all, so that a flood does not make this site a sender of unwanted mail. A
-- request that was released is left out: its sender never proved to be a person.
create function contact.queue_receipts()
returns void language sql security definer set search_path = '' as $$
  insert into contact.notice (request_id, audience)
  select f.id, 'visitor'
  from (
    select distinct on (lower(r.email)) r.id, r.created_at
    from contact.request r
    where r.moderation_status = 'new' and r.spam_reasons = '{}'
      and r.created_at > now() - interval '1 day'
      and not exists (
        select from contact.request p join contact.notice n on n.request_id = p.id
        where lower(p.email) = lower(r.email) and n.audience = 'visitor'
          and n.created_at > r.created_at - interval '1 day'
      )
    order by lower(r.email), r.created_at
  ) f
  order by f.created_at
  limit (
    select greatest(0, 100 - count(*)) from contact.notice n
    where n.audience = 'visitor' and n.created_at > now() - interval '1 hour'
  )
  on conflict do nothing
$$;

-- The part of the time between two moments that lies in working hours.
-- hours: {"days": [1 for Monday, ...], "from": "09:00", "to": "18:00", "zone": "Europe/Madrid"}
create function contact.working_time(since timestamptz, until timestamptz, hours jsonb)
returns interval language sql stable set search_path = '' as $$
  select coalesce(sum(greatest(interval '0',
    least(until, (d + (hours ->> 'to')::interval) at time zone (hours ->> 'zone'))
      - greatest(since, (d + (hours ->> 'from')::interval) at time zone (hours ->> 'zone'))
  )), interval '0')
  from generate_series(
    date_trunc('day', since at time zone (hours ->> 'zone')), until at time zone (hours ->> 'zone'),
    interval '1 day'
  ) d
  where hours -> 'days' @> to_jsonb(extract(isodow from d)::integer)
$$;

-- Takes one mail that is due, and puts off its next attempt: after 10 minutes, and then three times as
-- long each time, six in all. What is not due any more (the request was touched, filed as spam or
-- erased) is never returned again.
create function contact.claim_notice()
returns table (
  request_id uuid, audience text, attempt integer, recipients jsonb, interest text, created_at text
)
language plpgsql security definer set search_path = '' as $$
begin
  return query
  with due as (
    select n.request_id, n.audience, to_jsonb(case
        when n.audience = 'visitor' and r.moderation_status = 'new' then array[r.email]
        when r.desk_view not in ('new', 'unverified') or n.audience = 'visitor' then '{}'
        when n.audience = 'assignee' then array_remove(array[r.assignee], null)
        else array(select s.email from contact.desk_staff s where s.role = 'admin' order by s.email)
      end) as recipients, r.interest, r.created_at
    from contact.notice n join contact.request r on r.id = n.request_id
    where n.sent_at is null and n.next_at <= now()
    order by n.next_at limit 1
    for update of n skip locked
  ), claimed as (
    update contact.notice n
    set attempts = n.attempts + 1,
      next_at = case
        when due.recipients = '[]' or n.attempts >= 5 then 'infinity'
        else now() + interval '10 minutes' * power(3, n.attempts)
      end
    from due where n.request_id = due.request_id and n.audience = due.audience
    returning n.request_id, n.audience, n.attempts
  )
  select c.request_id, c.audience, c.attempts, due.recipients, due.interest,
    to_char(due.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  from claimed c, due;
end
$$;

-- Notes that a mail was sent, with an audit line.
create function contact.mark_notice(request_id uuid, audience text)
returns void language plpgsql security definer set search_path = '' as $$
begin
  update contact.notice n set sent_at = now()
  where n.request_id = mark_notice.request_id and n.audience = mark_notice.audience
    and n.sent_at is null;
  if found then
    perform contact.write_audit(
      case when mark_notice.audience = 'visitor' then 'receipt' else 'reminder' end,
      mark_notice.request_id, '{}', jsonb_build_object('audience', mark_notice.audience));
  end if;
end
$$;

grant execute on function
  contact.assign_requests, contact.queue_receipts, contact.claim_notice, contact.mark_notice
to contact_delivery;
