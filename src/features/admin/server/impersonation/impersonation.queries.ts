import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { type RowOf, rowsOf, timestamp, toIso } from '#platform/server/db/rows-of.ts'

const impersonationRows = rowsOf({ started: timestamp, expires: timestamp })
const findImpersonationRows = rowsOf({
  id: z.string(),
  person: z.string(),
  started: timestamp,
  expires: timestamp,
  ended: z.nullable(timestamp),
})
const impersonationsOfRows = rowsOf({
  startedAt: z.string(),
  endedAt: z.nullable(z.string()),
  reason: z.string(),
})

const KEPT_DAYS = 60

type NewImpersonation = {
  id: string
  actorId: string
  sessionId: string
  personId: string
  reason: string
  seconds: number
}
const endedRows = rowsOf({ id: z.string(), personId: z.string(), reason: z.string(), expired: z.boolean() })
export type Ended = RowOf<typeof endedRows>

export async function insertImpersonation(
  tx: Db,
  impersonation: NewImpersonation,
): Promise<{ startedAt: Date; expiresAt: Date }> {
  const { id, actorId, sessionId, personId, reason, seconds } = impersonation
  const { rows } = await impersonationRows(tx)(sql`
    insert into member_looks (id, actor_id, session_id, person_id, reason, expires_at)
    values (${id}, ${actorId}, ${sessionId}, ${personId}, ${reason}, now() + make_interval(secs => ${seconds}))
    returning started_at as started, expires_at as expires`)
  const [row] = rows
  if (!row) throw new Error('The impersonation was not kept')
  return { startedAt: new Date(row.started), expiresAt: new Date(row.expires) }
}

export async function findImpersonation(db: Db, { id, actorId }: { id: string; actorId: string }) {
  const { rows } = await findImpersonationRows(db)(sql`
    select id, person_id as person, started_at as started, expires_at as expires,
      case when ended_at is not null then ended_at when expires_at <= now() then expires_at end as ended
    from member_looks where id = ${id} and actor_id = ${actorId}`)
  const [row] = rows
  return (
    row && {
      id: row.id,
      person: row.person,
      startedAt: toIso(row.started),
      expiresAt: toIso(row.expires),
      endedAt: toIso(row.ended),
    }
  )
}

const ENDED = sql.raw('returning id, person_id as "personId", reason, expires_at <= now() as expired')
const NOW = sql.raw('ended_at = least(now(), expires_at)')

/** Ends an open impersonation; of two concurrent calls the second finds it ended. */
export async function updateImpersonationEnd(
  tx: Db,
  { id, actorId }: { id: string; actorId: string },
): Promise<Ended | undefined> {
  const { rows } = await endedRows(tx)(sql`
    update member_looks set ${NOW}
    where id = ${id} and actor_id = ${actorId} and ended_at is null ${ENDED}`)
  return rows[0]
}

/** Ends the impersonation that an admin has open, if any. */
export async function updateOpenImpersonations(tx: Db, actorId: string): Promise<Ended[]> {
  const { rows } = await endedRows(tx)(sql`
    update member_looks set ${NOW} where actor_id = ${actorId} and ended_at is null ${ENDED}`)
  return rows
}

/** Ends expired impersonations and deletes old ones; the audit log keeps what happened. */
export async function updateDueImpersonations(tx: Db): Promise<Ended[]> {
  await tx.execute(sql`
    delete from member_looks where ended_at < now() - make_interval(days => ${KEPT_DAYS})`)
  const { rows } = await endedRows(tx)(sql`
    update member_looks set ${NOW}
    where id in (select id from member_looks where ended_at is null and expires_at <= now() for update skip locked)
    ${ENDED}`)
  return rows
}

/** Lists the impersonations of this member, for their export. */
export async function listImpersonationsOf(db: Db, personId: string) {
  const { rows } = await impersonationsOfRows(db)(sql`
    select started_at as "startedAt", ended_at as "endedAt", reason from member_looks
    where person_id = ${personId} order by started_at`)
  return rows
}
