/**
 * Prints the present state of a database's schema `contact` as SQL, with its roles and grants, so
 * that an empty database can load it. It is read from PostgreSQL's system catalogs.
 * tests/functions/schema.test.ts compares it with supabase/schema.sql, and writes that file on
 * request.
 */
import type { Database } from '../../supabase/functions/_shared/database.ts';

/** A row of a query whose only column is a text to print. */
interface Line {
  line: string;
}

const readLines = async (rows: Promise<readonly Line[]>): Promise<string[]> =>
  (await rows).map(({ line }) => line);

/** Statements that create the roles and extensions of the schema, unless the server has them. */
const prerequisites = (sql: Database) =>
  readLines(sql<Line[]>`
    select format(e'do $$
declare
  name text;
begin
  foreach name in array array[%s] loop
    if to_regrole(name) is null then
      execute format(''create role %%I nologin noinherit'', name);
    end if;
  end loop;
end
$$;',
      string_agg(quote_literal(rolname), ', ' order by rolname)) as line
    from pg_roles
    where rolname like 'contact\\_%' or rolname in ('anon', 'authenticated', 'service_role')
    union all
    select format(
      e'create schema if not exists %1$I;\ncreate extension if not exists %2$I with schema %1$I;',
      extnamespace::regnamespace::text, extname)
    from pg_extension where extname = 'pg_trgm'`);

/** The tables of the schema, each after those that it refers to. */
export const tableNames = (sql: Database) =>
  readLines(sql<Line[]>`
    with recursive referring as (
      select oid, 0 as depth from pg_class
      where relnamespace = 'contact'::regnamespace and relkind = 'r'
      union
      select k.conrelid, r.depth + 1
      from referring r
      join pg_constraint k on k.confrelid = r.oid and k.contype = 'f' and k.conrelid <> r.oid
    )
    select c.relname::text as line
    from referring r join pg_class c using (oid)
    group by c.relname order by max(r.depth), c.relname`);

const tables = (sql: Database, names: readonly string[]) =>
  readLines(sql<Line[]>`
    select format(e'create table contact.%I (\n%s\n);%s%s', c.relname,
      concat_ws(e',\n',
        (
          select string_agg(format('  %I %s%s%s', a.attname, format_type(a.atttypid, a.atttypmod),
            case when a.attnotnull then ' not null' else '' end,
            case
              when a.attidentity = 'a' then ' generated always as identity'
              when a.attgenerated = 's'
                then format(' generated always as (%s) stored', pg_get_expr(d.adbin, d.adrelid))
              when d.adbin is not null then ' default ' || pg_get_expr(d.adbin, d.adrelid)
              else ''
            end), e',\n' order by a.attnum)
          from pg_attribute a
          left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
          where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        ),
        (
          select string_agg(format('  constraint %I %s', k.conname, pg_get_constraintdef(k.oid)),
            e',\n' order by k.contype, k.conname)
          from pg_constraint k where k.conrelid = c.oid and k.contype in ('p', 'u', 'c', 'f')
        )
      ),
      case when c.relrowsecurity
        then format(e'\nalter table contact.%I enable row level security;', c.relname) else '' end,
      (
        select string_agg(format(e'\n%s;', pg_get_indexdef(i.indexrelid)), ''
          order by i.indexrelid::regclass::text)
        from pg_index i
        where i.indrelid = c.oid
          and not exists (select from pg_constraint k where k.conindid = i.indexrelid)
      )
    ) as line
    from pg_class c
    where c.relnamespace = 'contact'::regnamespace and c.relkind = 'r'
    order by array_position(string_to_array(${names.join()}, ','), c.relname::text)`);

/**
 * @param areForTables whether to print the functions by which tables compute columns, which must
 *   exist before the tables; otherwise all others, some of which have table rows as arguments
 */
const functions = (sql: Database, areForTables: boolean) =>
  readLines(sql<Line[]>`
    select rtrim(pg_get_functiondef(p.oid), e'\n') || ';' as line
    from pg_proc p where p.pronamespace = 'contact'::regnamespace
      and ${areForTables} = exists (
        select from pg_depend d
        where d.refobjid = p.oid and d.classid in ('pg_attrdef'::regclass, 'pg_constraint'::regclass)
      )
    order by p.proname, pg_get_function_identity_arguments(p.oid)`);

const triggers = (sql: Database) =>
  readLines(sql<Line[]>`
    select pg_get_triggerdef(t.oid) || ';' as line
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = 'contact'::regnamespace and not t.tgisinternal
    order by c.relname, t.tgname`);

/** Grants of all roles except the owner, and the settings of roles, such as `statement_timeout`. */
const grants = (sql: Database) =>
  readLines(sql<Line[]>`
    with granted as (
      select 'schema contact' as object, nspacl as acl, nspowner as owner
      from pg_namespace where nspname = 'contact'
      union all
      select 'table contact.' || relname, relacl, relowner
      from pg_class where relnamespace = 'contact'::regnamespace and relkind in ('r', 'S')
      union all
      select format('function contact.%s(%s)', proname, pg_get_function_identity_arguments(oid)),
        coalesce(proacl, acldefault('f', proowner)), proowner
      from pg_proc where pronamespace = 'contact'::regnamespace
    )
    select format('grant %s on %s to %s;', lower(g.privilege_type), a.object,
      case when g.grantee = 0 then 'public' else g.grantee::regrole::text end) as line
    from granted a cross join lateral aclexplode(a.acl) g
    where g.grantee <> a.owner
    union all
    select format('alter role %I set %I = %L;', r.rolname,
      split_part(setting, '=', 1), split_part(setting, '=', 2))
    from pg_roles r join pg_db_role_setting s on s.setrole = r.oid and s.setdatabase = 0
    cross join lateral unnest(s.setconfig) setting
    where r.rolname like 'contact\_%'
    order by 1`);

/** The text of supabase/schema.sql. */
export async function printSchema(sql: Database): Promise<string> {
  // With this search path, names are printed with their schema.
  await sql`select set_config('search_path', 'pg_catalog', false)`;
  const head = `-- The schema as it stands after all migrations, printed from the catalogue by
-- UPDATE_SCHEMA=1 npx vitest run --project functions schema
-- Never edited. A database gets it by the migrations; \`npm run backup -- restore\` loads it.`;
  const start = `create schema contact;
alter default privileges revoke execute on functions from public;
set check_function_bodies = off;`;
  const blocks = [
    head,
    ...(await prerequisites(sql)),
    start,
    ...(await functions(sql, true)),
    ...(await tables(sql, await tableNames(sql))),
    ...(await functions(sql, false)),
    ...(await triggers(sql)),
    (await grants(sql)).join('\n'),
  ];
  return `${blocks.join('\n\n')}\n`;
}
