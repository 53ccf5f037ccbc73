import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ClientBase } from 'pg'
import { from } from 'pg-copy-streams'
import type { Contents, Manifest } from './archive.ts'
import { copyDigest, copyTable, quote } from './copy.ts'
import type { Table } from './schema.queries.ts'

/**
 * Empties the tables and takes away what would judge single rows: they come table by table, so a row may point to one that
 * is not there yet. Returns what puts it back, which then judges all of them together.
 */
export async function openTables(client: ClientBase, tables: Table[]): Promise<() => Promise<void>> {
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(`
    select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`)
  const names = tables.map(({ name }) => `public.${quote(name)}`)
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`)
  if (names.length > 0) await client.query(`truncate ${names.join(', ')}`)
  for (const name of names) await client.query(`alter table ${name} disable trigger user`)
  return async () => {
    for (const name of names) await client.query(`alter table ${name} enable trigger user`)
    for (const { table, name, definition } of keys)
      await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  }
}

export async function loadTable(
  client: ClientBase,
  table: Table,
  bytes: AsyncIterable<Buffer>,
): Promise<void> {
  await pipeline(Readable.from(bytes), client.query(from(`copy ${copyTable(table)} from stdin`)))
}

/** Compares what stands in the database now, byte for byte, with what was saved. */
export async function verifyTables(
  client: ClientBase,
  tables: Table[],
  expected: Record<string, Contents>,
): Promise<void> {
  for (const table of tables) {
    const { count, digest } = await copyDigest(client, `copy ${copyTable(table)} to stdout`)
    const original = expected[table.name]
    if (count === original?.count && digest === original.digest) continue
    throw new Error(
      `The table ${table.name} came back with ${count} rows, other than ${original?.count} saved`,
    )
  }
}

export async function setSequences(client: ClientBase, sequences: Manifest['sequences']): Promise<void> {
  for (const { name, value } of sequences)
    await client.query('select setval($1, $2)', [`public.${quote(name)}`, value])
}

/** Refreshes views that are computed from rows and were not saved with them. */
export async function refreshViews(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select format('public.%I', matviewname) as name from pg_matviews where schemaname = 'public' order by 1`,
  )
  for (const { name } of rows) await client.query(`refresh materialized view ${name}`)
}
