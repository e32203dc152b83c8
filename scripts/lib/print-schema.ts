/**
 * Prints the schema `contact` as it stands in a database, with its grants, from the catalogue.
 * tests/functions/schema.test.ts compares it with supabase/schema.sql, and writes it on request.
 */
import type { Database } from '../../supabase/functions/_shared/database.ts';

interface Line {
  line: string;
}

const lines = async (rows: Promise<readonly Line[]>): Promise<string[]> =>
  (await rows).map(({ line }) => line);

const tables = (sql: Database) =>
  lines(sql<Line[]>`
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
    where c.relnamespace = 'contact'::regnamespace and c.relkind = 'r' order by c.relname`);

const functions = (sql: Database) =>
  lines(sql<Line[]>`
    select rtrim(pg_get_functiondef(p.oid), e'\n') || ';' as line
    from pg_proc p where p.pronamespace = 'contact'::regnamespace
    order by p.proname, pg_get_function_identity_arguments(p.oid)`);

const triggers = (sql: Database) =>
  lines(sql<Line[]>`
    select pg_get_triggerdef(t.oid) || ';' as line
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = 'contact'::regnamespace and not t.tgisinternal
    order by c.relname, t.tgname`);

/** What roles beside the owner may do, and how long their statements may take. */
const grants = (sql: Database) =>
  lines(sql<Line[]>`
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
    select format('alter role %I set %s;', r.rolname, setting)
    from pg_roles r join pg_db_role_setting s on s.setrole = r.oid and s.setdatabase = 0
    cross join lateral unnest(s.setconfig) setting
    where r.rolname like 'contact\_%'
    order by 1`);

/** The text of supabase/schema.sql. */
export async function printSchema(sql: Database): Promise<string> {
  // Names are printed with their schema, whatever the path of the connection is.
  await sql`select set_config('search_path', 'pg_catalog', false)`;
  const parts = [await tables(sql), await functions(sql), await triggers(sql)];
  const blocks = [...parts.flat(), (await grants(sql)).join('\n')];
  const head = `-- The schema as it stands after all migrations, printed from the catalogue by
-- UPDATE_SCHEMA=1 npx vitest run --project functions schema
-- Never edited, and never applied.`;
  return `${[head, ...blocks].join('\n\n')}\n`;
}
