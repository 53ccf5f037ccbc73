import { type SQL, sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { MunicipalityId } from '#features/places/contract/municipalities.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, timestamp } from '#platform/server/db/rows-of.ts'
import type { CallPhase } from '../../contract/call.ts'
import { RECEIVED_STATES, type ReceivedState } from '../../contract/received/received.endpoints.ts'

export type Filters = {
  state?: ReceivedState | undefined
  municipality?: MunicipalityId | undefined
  from?: string | undefined
  until?: string | undefined
}
type Which = Filters & { callId: string; phase: CallPhase }

const listRows = rowsOf({
  id: z.string(),
  number: z.number(),
  title: z.string(),
  municipality: z.nullable(z.custom<MunicipalityId>()),
  people: z.number(),
  requested: z.number(),
  contributed: z.number(),
  state: z.enum(RECEIVED_STATES),
  awarded: z.nullable(z.number()),
  counted_at: timestamp,
  born: z.nullable(z.array(z.nullable(z.string()))),
})
const totalRows = rowsOf({ count: z.number(), requested: z.number(), contributed: z.number() })
const placeRows = rowsOf({ municipality: z.custom<MunicipalityId>() })

const sumOf = (rows: string, amount: string) => sql`coalesce((
  select sum((r->>${amount})::bigint) from jsonb_array_elements(s.content->${rows}) r), 0)::float8`

/** Selects received applications, numbered in the order of arrival, with their state. */
function applicationsWhere({ callId, phase, state, municipality, from, until }: Which): SQL {
  const onBallot = phase === 'voting' || phase === 'deciding'
  const where: SQL[] = [
    ...(state === undefined ? [] : [sql`state = ${state}`]),
    ...(municipality === undefined ? [] : [sql`municipality = ${municipality}`]),
    ...(from === undefined ? [] : [sql`requested >= ${Number(from) * 100}`]),
    ...(until === undefined ? [] : [sql`requested <= ${Number(until) * 100}`]),
  ]
  return sql`
    select * from (
      select s.canvas_id as id, row_number() over (order by s.counted_at, s.canvas_id)::int as number,
        s.content->>'title' as title, s.content->>'municipality' as municipality,
        coalesce(jsonb_array_length(s.content->'members'), 0) as people,
        ${sumOf('budget', 'amount')} as requested, ${sumOf('contributions', 'value')} as contributed,
        case when w.canvas_id is not null then 'awarded' when ${phase === 'finished'} then 'declined'
          when ${onBallot} and a.canvas_id is not null then 'ballot'
          when ${onBallot} then 'declined' else 'checking' end as state,
        case when w.canvas_id is not null then w.amount when ${onBallot} then a.amount end as awarded,
        s.counted_at,
        (select array_agg(g.born_on::text) from changed_ages g where g.canvas_id = s.canvas_id) as born
      from submitted_applications s
      left join approved_applications a on a.canvas_id = s.canvas_id
      left join confirmed_awards w on w.canvas_id = s.canvas_id
      where s.call_id = ${callId}) sent
    where ${where.length === 0 ? sql`true` : sql.join(where, sql` and `)}`
}

export async function listReceivedRows(
  db: Db,
  which: Which,
  { after, limit }: { after: number; limit: number },
) {
  const { rows } = await listRows(db)(sql`
    select * from (${applicationsWhere(which)}) c where number > ${after} order by number limit ${limit}`)
  return rows
}
export type ReceivedRow = Awaited<ReturnType<typeof listReceivedRows>>[number]

export async function getReceivedSums(db: Db, which: Which) {
  const { rows } = await totalRows(db)(sql`
    select count(*)::int as count, coalesce(sum(requested), 0)::float8 as requested,
      coalesce(sum(contributed), 0)::float8 as contributed
    from (${applicationsWhere(which)}) c`)
  return rows[0]!
}

export async function listReceivedPlaces(db: Db, callId: string): Promise<MunicipalityId[]> {
  const { rows } = await placeRows(db)(sql`
    select distinct content->>'municipality' as municipality from submitted_applications
    where call_id = ${callId} and content->>'municipality' is not null order by 1`)
  return rows.map(({ municipality }) => municipality)
}
