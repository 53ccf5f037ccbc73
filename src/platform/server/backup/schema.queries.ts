import type { ClientBase } from 'pg'

export type Table = {
  name: string
  columns: string[]
  /** Its comment says that its rows are keys: an archive may be made without them. */
  isSecret?: boolean
}

/** Values must read the same on every server, whatever its own settings are. */
export const PORTABLE = `set datestyle to 'ISO, YMD'; set intervalstyle to 'postgres'; set extra_float_digits to 3;
  set timezone to 'UTC'; set client_encoding to 'UTF8'; set bytea_output to 'hex'; set synchronize_seqscans to off;
  set search_path to public; set statement_timeout to 0; set idle_in_transaction_session_timeout to 0`

const OWN = (catalog: string) =>
  `not exists (select from pg_depend d where d.classid = '${catalog}'::regclass and d.objid = c.oid and d.deptype = 'e')`

/**
 * The tables worth saving, without the columns that Postgres computes itself. Unlogged ones hold what a crash may lose, and
 * the list of migrations is made anew by running them.
 */
export async function listTables(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns,
      obj_description(c.oid, 'pg_class') is not distinct from 'secret' as "isSecret"
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
      and c.relname <> 'migrations' and ${OWN('pg_class')}
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.oid, c.relname order by c.relname`)
  return rows
}

export async function listSequences(client: ClientBase): Promise<{ name: string; value: string }[]> {
  const { rows } = await client.query<{ name: string; value: string }>(`
    select sequencename as name, last_value::text as value from pg_sequences
    where schemaname = 'public' and last_value is not null order by sequencename`)
  return rows
}

/** Names of the migrations this database has had; nothing when it is none of ours. */
export async function listApplied(client: ClientBase): Promise<string[] | undefined> {
  const exists = await client.query<{ yes: boolean }>(
    `select to_regclass('public.migrations') is not null as yes`,
  )
  if (!exists.rows[0]?.yes) return undefined
  const { rows } = await client.query<{ name: string }>('select name from public.migrations order by name')
  return rows.map(({ name }) => name)
}

/** Classifies the database: nothing, an installation without people, one with people, or a foreign schema. */
export async function getDatabaseState(
  client: ClientBase,
): Promise<'nothing' | 'empty' | 'people' | 'foreign'> {
  if (await listApplied(client)) {
    const usersTable = await client.query<{ yes: boolean }>(
      `select to_regclass('public.users') is not null as yes`,
    )
    if (!usersTable.rows[0]?.yes) return 'empty'
    const { rowCount } = await client.query('select from public.users limit 1')
    return rowCount ? 'people' : 'empty'
  }
  const { rowCount } = await client.query(
    `select from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and ${OWN('pg_class')} limit 1`,
  )
  return rowCount ? 'foreign' : 'nothing'
}

/**
 * Removes everything of the schema but extensions, which an ordinary role might not be able to bring back. The sequence of an
 * identity column goes with its table, and cannot be dropped before it.
 */
export async function deleteSchemaContent(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ sql: string }>(`
    select format('drop %s if exists public.%I cascade', case relkind when 'v' then 'view'
      when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end, relname) as sql
    from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S') and ${OWN('pg_class')}
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'i')
    union all
    select format('drop routine if exists public.%I(%s) cascade', proname, pg_get_function_identity_arguments(oid))
    from pg_proc c where pronamespace = 'public'::regnamespace and ${OWN('pg_proc')}
    union all
    select format('drop type if exists public.%I cascade', typname)
    from pg_type c where typnamespace = 'public'::regnamespace and typtype in ('e', 'd', 'r') and ${OWN('pg_type')}`)
  for (const { sql } of rows) await client.query(sql)
}
