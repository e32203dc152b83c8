-- A page of a view names the page that follows, so that a caller whose rows have changed meanwhile
-- can still read all of the view.

-- One page of a view.
-- after: `next` of the page before, or null for the first page.
-- Returns {"rows": [...], "next": {"at", "id"} | null, "now"}: `next` is null when no further
-- request is in the view.
create or replace function contact.desk_list(who jsonb, filter jsonb, after jsonb, most integer)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  member constant contact.desk_staff := contact.desk_admit(who, 'reader');
  page_size constant integer := least(most, 500);
  rows jsonb;
  next jsonb;
begin
  -- One request more than the page holds is read: it says whether another page follows.
  select coalesce(
    pg_catalog.jsonb_agg(contact.desk_row(r) order by r.created_at desc, r.id desc), '[]'
  ) into rows
  from contact.desk_find(
    filter, (after ->> 'at')::timestamptz, (after ->> 'id')::uuid, null, page_size + 1
  ) r;
  if pg_catalog.jsonb_array_length(rows) > page_size then
    rows := rows - page_size;
    next := pg_catalog.jsonb_build_object(
      'at', rows -> -1 -> 'createdAt', 'id', rows -> -1 -> 'id');
  end if;
  if rows <> '[]' then
    perform contact.desk_line('list', null, pg_catalog.jsonb_build_object(
      'view', filter ->> 'view', 'searched', coalesce(filter ->> 'search', '') <> '',
      'requests', pg_catalog.jsonb_path_query_array(rows, '$[*].id')));
  end if;
  return pg_catalog.jsonb_build_object('rows', rows, 'next', next, 'now', pg_catalog.now());
end
$$;
