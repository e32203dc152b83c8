-- Delivery: claims due messages, sends them outside the transaction, and marks them by their lease.
-- It has a role of its own, so that the public function can't read requests.

-- Writes a digest of the spam counts of yesterday, and of unreported days up to a month before it,
-- to the outbox of each channel. Requests that people filed as spam are not counted.
-- Returns the number of digests.
create function contact.digest_spam(channels text[])
returns integer language plpgsql security definer set search_path = '' as $$
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
$$;

grant execute on function contact.digest_spam to contact_delivery;
