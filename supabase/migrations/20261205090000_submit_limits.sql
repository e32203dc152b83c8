-- A repeated request is recognised also by another version of the functions.

-- A payload without its empty fields: what was sent, whichever fields the version of the function
-- knew that stored it.
create function contact.without_empty_fields(payload jsonb)
returns jsonb language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(f.key, f.value), '{}')
  from jsonb_each(payload) f
  where f.value <> '""'
$$;
