-- A sign-in by SAML or OAuth has at most the role that the setting gives its domain.

-- The person, if the sign-in is valid and the role is sufficient. From here on the changes of the
-- transaction are recorded as this person's.
-- actor: see the migration of the desk; "limit": the highest role of this sign-in. Functions of an
-- earlier release send none: they accept only sign-ins that have no limit.
-- Raises DK401 when the sign-in has ended, DK403 when the person is not on the staff list or lacks
-- the role.
create or replace function contact.authorize_staff(actor jsonb, needed text)
returns contact.desk_staff language plpgsql set search_path = '' as $$
declare
  longest constant interval := interval '12 hours';
  -- Each role may also do what those before it may do.
  roles constant text[] := array['reader', 'agent', 'admin'];
  member contact.desk_staff;
  sign_in contact.desk_session;
  since constant timestamptz := least(now(), (actor ->> 'since')::timestamptz);
begin
  select * into member from contact.desk_staff s where s.email = lower(actor ->> 'email');
  if not found then
    raise exception 'not on the list' using errcode = 'DK403';
  end if;
  member.role := roles[least(
    array_position(roles, member.role),
    coalesce(array_position(roles, actor ->> 'limit'), cardinality(roles)))];
  select * into sign_in from contact.desk_session s where s.id = actor ->> 'session';
  if not found then
    insert into contact.desk_session (id, email, started_at)
    values (actor ->> 'session', member.email, since)
    on conflict (id) do update set email = contact.desk_session.email
    returning * into sign_in;
  end if;
  -- A sign-in of before somebody was put on the list (again) is not for this list. Tokens count
  -- in whole seconds.
  if sign_in.ended_at is not null
    or sign_in.email <> member.email
    or sign_in.started_at < now() - longest
    or sign_in.started_at < date_trunc('second', member.added_at)
  then
    raise exception 'the sign-in is over' using errcode = 'DK401';
  end if;
  if array_position(roles, member.role) < array_position(roles, needed) then
    raise exception 'not for this role' using errcode = 'DK403';
  end if;
  perform set_config('contact.actor', member.email, true);
  perform set_config('contact.session', sign_in.id, true);
  return member;
end
$$;
