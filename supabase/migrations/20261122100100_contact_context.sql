-- The context of a request is stored in the same transaction as the request, and listed with it.

-- Calls `contact.submit` with eleven parameters, and stores the context with the stored request.
-- context: {"page", "campaign": {"utm_source": text}, "language", "view", "device"}, or null. An
-- invalid context is left out; the request is stored anyway.
create function contact.submit(
  request_id uuid,
  request_key uuid,
  request_hash text,
  fields jsonb,
  verdict text,
  reasons text[],
  address_hash text,
  question jsonb,
  buckets jsonb,
  channels text[],
  keep_for interval,
  context jsonb,
  out outcome text,
  out id uuid,
  out status text,
  out retry_after integer
)
language plpgsql
security definer
set search_path = ''
as $$
begin
  select s.outcome, s.id, s.status, s.retry_after into outcome, id, status, retry_after
  from contact.submit(
    request_id, request_key, request_hash, fields, verdict, reasons, address_hash, question,
    buckets, channels, keep_for
  ) s;
  if outcome <> 'stored' or context is null then
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
$$;

-- `utm_source=news, utm_campaign=spring`, sorted by name.
create function contact.campaign_line(campaign jsonb)
returns text
language sql
immutable
set search_path = ''
as $$
  select pg_catalog.string_agg(e.key || '=' || e.value, ', ' order by e.key)
  from pg_catalog.jsonb_each_text(campaign) e
$$;

drop function contact.staff_requests(text[], uuid, integer);

-- Requests, the newest first.
-- only: one request, or null for all. most: greatest number, or null for no limit.
create function contact.staff_requests(states text[], only_id uuid, most integer)
returns table (
  id uuid,
  created_at timestamptz,
  status text,
  reasons text[],
  interest text,
  first_name text,
  last_name text,
  email text,
  company text,
  role text,
  challenge text,
  delete_after timestamptz,
  page text,
  campaign text,
  language text,
  view text,
  device text,
  work text,
  assignee text
)
language sql
security definer
set search_path = ''
as $$
  select r.id, r.created_at, r.status, r.spam_reasons, r.interest, r.first_name, r.last_name,
    r.email, r.company, r.role, r.challenge, r.delete_after,
    coalesce(c.page, ''), coalesce(contact.campaign_line(c.campaign), ''),
    coalesce(c.language, ''), coalesce(c.view, ''), coalesce(c.device, ''), r.work,
    coalesce(r.assignee, '')
  from contact.request r
  left join contact.request_context c on c.request_id = r.id
  where r.status = any (states) and (only_id is null or r.id = only_id)
  order by r.created_at desc, r.id
  limit most
$$;

revoke all on function
  contact.submit(
    uuid, uuid, text, jsonb, text, text[], text, jsonb, jsonb, text[], interval, jsonb
  ),
  contact.campaign_line(jsonb), contact.staff_requests(text[], uuid, integer)
from public, anon, authenticated, service_role;
grant execute on function contact.submit(
  uuid, uuid, text, jsonb, text, text[], text, jsonb, jsonb, text[], interval, jsonb
) to contact_function;
grant execute on function contact.staff_requests(text[], uuid, integer) to contact_staff;
