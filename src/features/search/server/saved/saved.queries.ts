import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { type RowOf, rowsOf, toIso } from '#platform/server/db/rows-of.ts'
import { FREQUENCIES, type Frequency, type Saved } from '../../contract/saved.endpoints.ts'

const countRows = rowsOf({ count: z.number() })
const idRows = rowsOf({ id: z.string() })
const nameRows = rowsOf({ name: z.string() })

const savedRows = rowsOf({
  id: z.string(),
  name: z.string(),
  query: z.string(),
  frequency: z.enum(FREQUENCIES),
  createdAt: z.string(),
})
const COLUMNS = sql`id, name, query, frequency, created_at as "createdAt"`

export async function listOf(db: Db, userId: string): Promise<Saved[]> {
  const { rows } = await savedRows(db)(sql`
    select ${COLUMNS} from saved_searches where user_id = ${userId} order by created_at desc, id desc`)
  return rows.map(toSaved)
}

/** Returns a search of this person; `undefined` for other people's. */
export async function findSavedSearch(db: Db, { id, userId }: { id: string; userId: string }) {
  const { rows } = await savedRows(db)(sql`
    select ${COLUMNS} from saved_searches where id = ${id} and user_id = ${userId}`)
  return rows[0] && toSaved(rows[0])
}

/** Counts somebody's searches, locked against a concurrent insert. */
export async function countLocked(tx: Db, userId: string): Promise<number> {
  await tx.execute(sql`select 1 from users where id = ${userId} for update`)
  const { rows } = await countRows(tx)(sql`
    select count(*)::int as count from saved_searches where user_id = ${userId}`)
  return rows[0]?.count ?? 0
}

type New = { id: string; userId: string; name: string; query: string; frequency: Frequency }

/** Inserts a search; `undefined` if it is saved already. */
export async function insertSaved(tx: Db, { id, userId, name, query, frequency }: New) {
  const { rows } = await savedRows(tx)(sql`
    insert into saved_searches (id, user_id, name, query, frequency)
    values (${id}, ${userId}, ${name}, ${query}, ${frequency})
    on conflict (user_id, query) do nothing returning ${COLUMNS}`)
  return rows[0] && toSaved(rows[0])
}

/** Updates a saved search. Turning emails on again covers only opportunities from then on, not those in between. */
export async function updateSaved(
  db: Db,
  { id, userId, name, frequency }: { id: string; userId: string; name?: string; frequency?: Frequency },
) {
  const { rows } = await savedRows(db)(sql`
    update saved_searches set
      name = coalesce(${name ?? null}, name),
      served_until = case when frequency = 'off' then now() else served_until end,
      heard_from = case when frequency = 'off' then now() else heard_from end,
      frequency = coalesce(${frequency ?? null}, frequency)
    where id = ${id} and user_id = ${userId} returning ${COLUMNS}`)
  return rows[0] && toSaved(rows[0])
}

export async function deleteSaved(db: Db, { id, userId }: { id: string; userId: string }): Promise<boolean> {
  const { rows } = await idRows(db)(
    sql`delete from saved_searches where id = ${id} and user_id = ${userId} returning id`,
  )
  return rows.length > 0
}

export async function updateFrequencyOff(db: Db, id: string): Promise<string | undefined> {
  const { rows } = await nameRows(db)(sql`
    update saved_searches set frequency = 'off' where id = ${id} returning name`)
  return rows[0]?.name
}

function toSaved({ createdAt, ...rest }: RowOf<typeof savedRows>): Saved {
  return { ...rest, createdAt: toIso(createdAt) }
}
