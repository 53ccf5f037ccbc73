import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { MUNICIPALITY_IDS } from '#features/places/contract/municipalities.ts'
import type { Db } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { rowsOf, timestamp, toIso } from '#platform/server/db/rows-of.ts'

const optionRows = rowsOf({
  id: z.string(),
  canvas_id: z.nullable(z.string()),
  number: z.number(),
  title: z.string(),
  municipality: z.nullable(z.enum(MUNICIPALITY_IDS)),
  idea: z.string(),
  amount: z.number(),
  board_place: z.number(),
  votes: z.number(),
  place: z.nullable(z.number()),
  given: z.nullable(z.number()),
})
const addressRows = rowsOf({ slug: z.string() })

/** Lists calls whose vote has started, ended ones included. */
export async function listVotes(db: Db): Promise<string[]> {
  const { rows } = await addressRows(db)(sql`
    select slug from public_calls where status = 'published' and content -> 'vote' <> 'null'
      and (content -> 'dates' ->> 'voteFrom')::timestamptz <= clock_timestamp() order by slug`)
  return rows.map(({ slug }) => slug)
}

export type OptionRow = Awaited<ReturnType<typeof listOptions>>[number]

/** Returns the ballot with the valid votes cast before a time; all of them for null. */
export async function listOptions(db: Db, { callId, before }: { callId: string; before: Date | null }) {
  const { rows } = await optionRows(db)(sql`
    select o.id, o.canvas_id, o.number, o.title, o.municipality, o.idea, o.amount, o.board_place, o.place, o.given,
      (select count(*)::int from votes v where v.option_id = o.id and v.void_reason is null
        and (${toIso(before)}::timestamptz is null
          or v.cast_at < ${toIso(before)}::timestamptz)) as votes
    from vote_options o where o.call_id = ${callId} order by o.number`)
  return rows
}

const existsRows = rowsOf({ found: z.boolean() })

export async function hasOptions(db: Db, callId: string): Promise<boolean> {
  const { rows } = await existsRows(db)(sql`
    select exists (select from vote_options where call_id = ${callId}) as found`)
  return rows[0]?.found ?? false
}

type NewOption = Pick<OptionRow, 'title' | 'municipality' | 'idea' | 'amount'> & {
  canvasId: string
  boardPlace: number
}

/** Fixes the whole ballot in one statement; a concurrent call finds it fixed. */
export async function insertOptions(
  db: Db,
  { callId, options }: { callId: string; options: readonly NewOption[] },
): Promise<void> {
  const rows = options.map((option, at) => ({ ...option, id: newId(), number: at + 1 }))
  await db.execute(sql`
    insert into vote_options (id, call_id, canvas_id, number, title, municipality, idea, amount, board_place)
    select o.id, ${callId}, o."canvasId", o.number, o.title, o.municipality, o.idea, o.amount, o."boardPlace"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as o(id uuid, "canvasId" uuid, number int, title text,
      municipality text, idea text, amount int, "boardPlace" int)
    where not exists (select from vote_options where call_id = ${callId})
    on conflict do nothing`)
}

const closingRows = rowsOf({
  closed_at: timestamp,
  votes: z.number(),
  voided: z.number(),
  digest: z.string(),
})

export async function findClosing(db: Db, callId: string) {
  const { rows } = await closingRows(db)(sql`
    select closed_at, votes, voided, digest from vote_closings where call_id = ${callId}`)
  return rows[0]
}

const hourRows = rowsOf({ hour: timestamp })

/** Returns the last full hour by the database's clock. */
export async function getLastHour(db: Db): Promise<Date> {
  const { rows } = await hourRows(db)(sql`select date_trunc('hour', clock_timestamp()) as hour`)
  return new Date(rows[0]?.hour ?? 0)
}
