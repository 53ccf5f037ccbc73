import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { changeBirthday } from '#features/account/server/index.ts'
import { fulfilsAges } from '#features/calls/contract/check/check-team.ts'
import { findCallById, staffOfGrants } from '#features/calls/server/index.ts'
import { notify } from '#features/notifications/server/index.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { problems } from '../../contract/problems.ts'
import { announceChange, canvasOf } from '../canvas.service.ts'
import { agesKind } from './notifications.ts'

type Input = { services: Services; id: string; userId: string }

/** Sets the account's date of birth where a rule requires it; the team only sees the age. */
export async function saveBirthday({ services, id, userId, born }: Input & { born: string }): Promise<void> {
  await inTransaction(services.pool, async (tx) => {
    const canvas = await canvasOf(tx, { id, userId, hold: true })
    if (canvas.submittedAt) throw new Problem(problems.alreadySent)
    if (await changeBirthday(tx, { userId, bornOn: born })) await recheckAges(tx, { services, userId })
  })
}

const ownRows = rowsOf({ id: z.string() })
const changedRows = rowsOf({
  call_id: z.string(),
  canvas_id: z.string(),
  born: z.array(z.nullable(z.string())),
})

/**
 * Rechecks the rule of ages after a change of birth date. Teams that are still writing see the result; if a sent
 * application no longer keeps the rule, the board of its call and staff are notified, without a name.
 */
export async function recheckAges(
  tx: Db,
  { services, userId }: { services: Services; userId: string },
): Promise<void> {
  const { rows: own } = await ownRows(tx)(sql`
    select m.canvas_id as id from canvas_members m join canvases c on c.id = m.canvas_id
    where m.user_id = ${userId} and c.submitted_at is null order by 1`)
  for (const { id } of own) await announceChange(tx, { id, seq: 0 })
  const { rows: applications } = await changedRows(tx)(sql`
    select call_id, canvas_id, array_agg(born_on::text) as born from changed_ages a
    where exists (select from changed_ages mine where mine.canvas_id = a.canvas_id and mine.user_id = ${userId})
    group by call_id, canvas_id order by canvas_id`)
  for (const { call_id: callId, canvas_id: canvas, born } of applications) {
    const call = await findCallById(tx, callId)
    if (!call || call.phase === 'finished' || call.phase === 'cancelled') continue
    if (fulfilsAges(call.content.rules, born)) continue
    const { rows: board } = await ownRows(tx)(sql`
      select b.user_id as id from call_boards b where b.call_id = ${callId} and not exists (
        select from application_conflicts k where k.canvas_id = ${canvas} and k.user_id = b.user_id)`)
    const to = new Set([...board.map(({ id }) => id), ...(await staffOfGrants(tx))])
    to.delete(userId)
    const data = { slug: call.slug, title: call.content.title }
    await notify(tx, { services, kind: agesKind, to: [...to], about: canvas, data })
  }
}
