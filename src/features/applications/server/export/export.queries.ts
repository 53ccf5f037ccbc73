import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, timestamp } from '#platform/server/db/rows-of.ts'
import { sql } from '#platform/server/db/sql.ts'

const textRows = rowsOf({
  id: z.string(),
  letter: z.string(),
  answers: z.record(z.string(), z.string()),
  /** Who last decided, and when; null while nobody has. */
  by: z.nullable(z.string()),
  at: z.nullable(timestamp),
})
const scoreRows = rowsOf({ id: z.string(), by: z.string(), score: z.number() })
const readerRows = rowsOf({ id: z.string(), name: z.string() })

/** Returns what a spreadsheet says of applications beside the list, by application; of withdrawn ones nothing. */
export async function listTextsOf(db: Db, ids: readonly string[]) {
  const { rows } = await textRows(db)(sql`
    select a.id, a.letter, a.answers, last.by, last.at
    from applications a left join lateral (
      select u.first_name || ' ' || u.last_name as by, e.created_at as at
      from application_events e left join users u on u.id = e.actor_id
      where e.application_id = a.id and e.side = 'organisation' and not e.cancels order by e.id desc limit 1
    ) last on true
    where a.id = any(${sql.param([...ids])}::uuid[]) and a.status <> 'withdrawn'`)
  return new Map(rows.map(({ id, ...texts }) => [id, texts]))
}

/** Lists who has scored applications to an opportunity, in the order of names. */
export async function listReaders(db: Db, opportunityId: string) {
  const { rows } = await readerRows(db)(sql`
    select u.id, u.first_name || ' ' || u.last_name as name from users u
    where u.id in (select s.user_id from application_scores s join applications a on a.id = s.application_id
      where a.opportunity_id = ${opportunityId})
    order by 2, 1`)
  return rows
}

/** Returns the score of each reader, by application and reader. */
export async function listScoresBy(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await scoreRows(db)(sql`
    select s.application_id as id, s.user_id as by, s.score from application_scores s join applications a
      on a.id = s.application_id
    where s.application_id = any(${sql.param([...ids])}::uuid[]) and a.status <> 'withdrawn'`)
  return new Map(rows.map(({ id, by, score }) => [`${id} ${by}`, score]))
}
