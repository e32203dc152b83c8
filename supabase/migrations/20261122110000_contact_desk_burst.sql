-- When more has changed than one answer of the desk's poll can list, every answer says so for 20
-- seconds, which is how far back an answer reaches. Before this migration, a change just after a
-- burst of other changes was lost: it was not among the newest 200 requests, and the next poll
-- asked from a later time.
create or replace function contact.desk_poll(who jsonb, filter jsonb, since timestamptz)
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
    'id', g.id, 'version', g.version)), '[]')
  into gone
  from (
    select r.id, r.version
    from contact.request r
    left join contact.desk_find(filter, null, null, begins, null) f on f.id = r.id
    where r.changed_at > begins and f.id is null
    limit most
  ) g;
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
    'more', pg_catalog.jsonb_array_length(rows) >= most or pg_catalog.jsonb_array_length(gone) >= most
  );
end
$$;
