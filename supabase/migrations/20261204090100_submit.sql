-- The token buckets of the form's limits.

-- Seconds until each of some token buckets has a token; 0 if all have one.
-- buckets: [{"key": text, "burst": number, "per_second": number}], or null for no limit.
-- A bucket holds `burst` tokens at `full_at` and later, and `per_second` fewer for each second
-- before. A time further ahead than a whole bucket means that the clock was set back: such a bucket
-- counts as full, so that it refuses nobody until that time comes again.
-- plpgsql caches the plan. `offset 0` stops the planner from turning the search by index into a join,
-- which would read all buckets.
create function contact.rate_limit_wait(buckets jsonb, at timestamptz)
returns integer language plpgsql stable set search_path = '' as $$
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
$$;

-- Takes one token from each bucket. An empty bucket stays empty.
create function contact.draw_tokens(buckets jsonb, at timestamptz)
returns void language plpgsql set search_path = '' as $$
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
$$;
