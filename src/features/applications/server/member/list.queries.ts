import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { pageMark } from '#platform/server/db/page-mark.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import type { External } from '../../contract/application.endpoints.ts'
import type { Place } from '#platform/contract/cursor.ts'
import { type Status, STATUSES } from '../../contract/statuses.ts'
import type { ApplicationRow } from '../applications.queries.ts'

const ownByStatusRows = rowsOf({ status: z.enum(STATUSES), count: z.number() })
const idRows = rowsOf({ id: z.string() })

/** The columns of a list: neither the letter nor the CV. */
export type ListedRow = Pick<
  ApplicationRow,
  'id' | 'opportunityId' | 'external' | 'status' | 'sentAt' | 'promisedAt' | 'answeredAt' | 'movedAt' | 'note'
>
const listedRows = rowsOf({
  id: z.string(),
  opportunityId: z.nullable(z.string()),
  external: z.nullable(z.custom<External>()),
  status: z.enum(STATUSES),
  sentAt: z.nullable(z.string()),
  promisedAt: z.nullable(z.string()),
  answeredAt: z.nullable(z.string()),
  movedAt: z.string(),
  note: z.string(),
})

const NOTE_BEGINNING = 160

export async function listOwnRows(
  db: Db,
  { userId, after, limit }: { userId: string; after: Place | undefined; limit: number },
): Promise<ListedRow[]> {
  const { rows } = await listedRows(db)(sql`
    select id, opportunity_id as "opportunityId", external, status, sent_at as "sentAt",
      promised_at as "promisedAt", answered_at as "answeredAt", moved_at as "movedAt",
      left(note, ${NOTE_BEGINNING}) as note
    from applications where user_id = ${userId}
      and ${after ? sql`(moved_at, id) < ${pageMark(after)}` : sql`true`}
    order by moved_at desc, id desc limit ${limit}`)
  const moment = (text: string | null) => (text === null ? null : new Date(text))
  return rows.map((row) => ({
    ...row,
    sentAt: moment(row.sentAt),
    promisedAt: moment(row.promisedAt),
    answeredAt: moment(row.answeredAt),
    movedAt: new Date(row.movedAt),
  }))
}

export async function countOwnByStatus(db: Db, userId: string): Promise<{ status: Status; count: number }[]> {
  const { rows } = await ownByStatusRows(db)(
    sql`select status, count(*)::int as count from applications where user_id = ${userId} group by status`,
  )
  return rows
}

/** Returns those opportunities to which the member already has an application. */
export async function listOpportunitiesWithApplication(
  db: Db,
  { userId, opportunityIds }: { userId: string; opportunityIds: readonly string[] },
): Promise<ReadonlySet<string>> {
  const { rows } = await idRows(db)(sql`
    select opportunity_id as id from applications
    where user_id = ${userId} and opportunity_id = any(${sql.param([...opportunityIds])}::uuid[])`)
  return new Set(rows.map(({ id }) => id))
}
