import { randomUUID } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import { OF_OTHERS } from './erasure-stays.ts'

export type Rare = { id: string; name: string; email: string; phone: string }

type Column = {
  table: string
  name: string
  type: string
  ofMember: boolean
  inKey: boolean
  /** The row's file, one for each. */
  toFile: boolean
  /** One of our own words, by the column's definition: it names nobody. */
  ofWords: boolean
}

/** Keyed digests and names that we assign; other tests check that they reveal nothing. */
const OURS =
  /(hash|digest|fingerprint|slug|locale|placeholder|appeal_key|number|kind|action|slot|type|limits|rule|scores|line|municipality|waveform|about_id|team_key)$/

/** Columns that contain an id as text. */
const IDS = /^(direct_key|thing|subject_id|key)$/

/** Values that a row needs to be one of those that stay. */
const GIVEN: Record<string, unknown> = {
  'conversation_members.state': 'in',
  'conversations.kind': 'direct',
}

const COLUMNS = `
  select c.relname as table, a.attname as name, t.typname as type,
    exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and k.confrelid = 'files'::regclass
      and k.conkey = array[a.attnum]) as "toFile",
    exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
      and pg_get_constraintdef(k.oid) ~ '= ANY|^CHECK \\(\\(\\w+ = ') as "ofWords",
    exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and k.confrelid = 'users'::regclass
      and a.attnum = any(k.conkey))
      or (t.typname = 'uuid' and a.attname ~ '^(user|person|actor|member|owner|author)_id$|_by$') as "ofMember",
    exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'p' and a.attnum = any(k.conkey)) as "inKey"
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    and a.attidentity = ''
  join pg_type t on t.oid = a.atttypid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not in ('users', 'migrations')
  order by c.relname, a.attnum`

let known: Column[] | undefined

/**
 * Inserts one row into every table, with the person's words in every column that can contain words, and their id in every
 * id of a member.
 */
export async function plantEverywhere(pool: Pool, { rare, other }: { rare: Rare; other: string }) {
  const client = await pool.connect()
  try {
    // Before the column constraints are dropped, which tell the allowed words.
    known ??= (await client.query<Column>(COLUMNS)).rows
    const rows = known
    await dropChecks(client)
    await client.query(`truncate ${[...new Set(rows.map(({ table }) => table))].join()} restart identity`)
    const tables = Map.groupBy(rows, ({ table }) => table)
    const thing = randomUUID()
    const files = tables.get('files') ?? []
    for (const { table } of rows.filter(({ toFile }) => toFile)) {
      const row = {
        ...rowOf(files, { rare, other, thing }),
        id: fileOf(table),
        kind: KINDS[table] ?? 'canvas',
      }
      await insert(client, 'files', { ...row, place: `${String(row.kind)}/${fileOf(table)}/` })
    }
    let waiting = [...tables.keys()].filter((table) => table !== 'files')
    for (let before = 0; waiting.length !== before; ) {
      before = waiting.length
      const failed: string[] = []
      for (const table of waiting) {
        const columns = tables.get(table) ?? []
        const error = await insert(client, table, rowOf(columns, { rare, other, thing }))
        if (error) failed.push(table)
        else await insert(client, table, neutralRow(columns, { other, thing }))
      }
      waiting = failed
    }
    const stuck: string[] = []
    for (const table of waiting) {
      const error = await insert(client, table, rowOf(tables.get(table) ?? [], { rare, other, thing }))
      stuck.push(`${table}: ${error}`)
    }
    return stuck
  } finally {
    client.release()
  }
}

/** Drops check constraints: rows may have any content, but refer to existing ones. */
async function dropChecks(client: PoolClient) {
  await client.query(`do $$ declare one record; begin
    for one in select conrelid::regclass as place, conname from pg_constraint
      where contype = 'c' and connamespace = 'public'::regnamespace
    loop execute format('alter table %s drop constraint %I', one.place, one.conname); end loop; end $$`)
}

type Row = Record<string, unknown>

const KINDS: Record<string, string> = { message_files: 'message', project_files: 'project-paper' }

const ids = new Map<string, string>()

function fileOf(table: string): string {
  const id = ids.get(table) ?? randomUUID()
  ids.set(table, id)
  return id
}

async function insert(client: PoolClient, table: string, row: Row): Promise<string | undefined> {
  const names = Object.keys(row)
  await client.query('begin')
  try {
    await client.query(
      `insert into ${table} (${names.map((name) => `"${name}"`).join()}) values (${names.map((_, at) => `$${at + 1}`).join()})
       on conflict do nothing`,
      Object.values(row),
    )
    await client.query('commit')
    return undefined
  } catch (error) {
    await client.query('rollback')
    return String(error)
  }
}

function rowOf(
  columns: readonly Column[],
  { rare, other, thing }: { rare: Rare; other: string; thing: string },
): Row {
  const words = `${rare.id} ${rare.name} ${rare.phone} ${rare.email}`
  let hasMember = false
  return Object.fromEntries(
    columns.map((column) => {
      if (!column.ofMember) return [column.name, valueOf(column, { words, email: rare.email, thing })]
      const whose = hasMember && column.inKey ? other : rare.id
      hasMember = true
      return [column.name, whose]
    }),
  )
}

/** Returns a row of a second member with the same thing, so that it is not deleted as orphaned. */
function neutralRow(columns: readonly Column[], { other, thing }: { other: string; thing: string }): Row {
  return Object.fromEntries(
    columns.map((column) => [
      column.name,
      column.ofMember ? other : valueOf(column, { words: 'nešto', email: 'drugi@primjer.ba', thing }),
    ]),
  )
}

function valueOf(
  { table, type, name, ofWords, toFile }: Column,
  given: { words: string; email: string; thing: string },
): unknown {
  const { thing, email } = given
  if (toFile) return fileOf(table)
  const place = `${table}.${name}`
  if (place in GIVEN) return GIVEN[place]
  const words =
    ofWords || OURS.test(name) || place === 'moderation_reports.reason' || table in OF_OTHERS
      ? 'nešto'
      : given.words
  if (type === 'uuid') return thing
  if (type === 'jsonb') return JSON.stringify({ text: words })
  if (type === '_jsonb') return [JSON.stringify({ text: words })]
  if (type === '_uuid') return [thing]
  if (/^_(text|varchar|citext)/.test(type)) return [words]
  if (type.startsWith('_')) return []
  if (type === 'bytea') return Buffer.from(words)
  if (type.endsWith('multirange')) return '{}'
  if (/^(int|float|numeric)/.test(type)) return 1
  if (/^(timestamp|date)/.test(type)) return new Date()
  if (type === 'time') return '10:00'
  if (type === 'bool') return false
  if (type === 'citext') return email
  if (IDS.test(name) && words === given.words) return `${words.slice(0, 36)}:${thing}`
  if (/^(text|varchar)$/.test(type)) return words
  if (type === 'tsvector') return 'rijec'
  if (type.includes('range')) return 'empty'
  return null
}

/** Returns the texts that identify the person; either name alone is rare enough. */
export function signsOf({ id, name, email, phone }: Rare): string[] {
  return [id, ...name.split(' '), email, phone]
}

/** Returns every column of every table, the queue included, that contains one of the four, as text or bytes. */
export async function columnsWith(pool: Pool, rare: Rare): Promise<string[]> {
  const { rows } = await pool.query<{ place: string; table: string; name: string }>(`
    select c.oid::regclass::text as table, a.attname as name, c.oid::regclass || '.' || a.attname as place
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'
    order by 1, 2`)
  const signs = signsOf(rare)
  const patterns = signs.flatMap((sign) => [sign, Buffer.from(sign).toString('hex')])
  const given = [patterns.map((pattern) => `%${pattern}%`)]
  const has = async (table: string, what: string) =>
    Boolean(
      (await pool.query(`select 1 from ${table} t where ${what}::text ilike any($1) limit 1`, given))
        .rowCount,
    )
  const found: string[] = []
  for (const [table, columns] of Map.groupBy(rows, (row) => row.table)) {
    if (!(await has(table, 't'))) continue
    for (const { name, place } of columns) if (await has(table, `t."${name}"`)) found.push(place)
  }
  return found
}
