import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { problems as platform } from '#platform/contract/problems.ts'
import { recordAudit } from '#platform/server/audit/record-audit.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { problems } from '../contract/problems.ts'
import { announceCase } from './announce.ts'

/** Minutes of a claim, which a visible page renews; after that it expires. */
const HELD_MINUTES = 5

const claimRows = rowsOf({
  kind: z.string(),
  author: z.nullable(z.string()),
  by: z.nullable(z.string()),
  name: z.nullable(z.string()),
  isHeld: z.boolean(),
  isInvolved: z.boolean(),
})

type Claim = { services: Services; session: Session; id: string }

/** Claims a case for one of two concurrent moderators; one who may not decide it keeps nobody from it. */
export async function createClaim({ services, session, id, over }: Claim & { over: boolean }) {
  const { userId } = session
  return inTransaction(services.pool, async (tx) => {
    const { rows } = await claimRows(tx)(sql`
      select c.kind, c.author_id as author, c.taken_by as by, u.first_name || ' ' || u.last_name as name,
        c.taken_by is not null and c.taken_until > now() as "isHeld",
        c.author_id is not distinct from ${userId}::uuid
          or exists (select from moderation_reports r where r.case_id = c.id and r.reporter_id = ${userId})
          or exists (select from moderation_decisions d where d.case_id = c.id and d.moderator_id = ${userId}) as "isInvolved"
      from moderation_cases c left join users u on u.id = c.taken_by where c.id = ${id} for no key update of c`)
    const [row] = rows
    if (!row) throw new Problem(platform.notFound)
    if (row.isInvolved) throw new Problem(problems.involved)
    const { by, isHeld } = row
    if (isHeld && by !== userId && !over) return { isOwn: false, by: row.name }
    await tx.execute<object>(sql`
      update moderation_cases set taken_by = ${userId}, taken_until = now() + make_interval(mins => ${HELD_MINUTES})
      where id = ${id}`)
    if (isHeld && by === userId) return { isOwn: true, by: null }
    if (isHeld)
      await recordAudit(tx, {
        services,
        session,
        action: 'moderation.take',
        personId: by,
        subject: { kind: 'case', id, name: row.kind },
      })
    await announceCase(tx, id, 'claim')
    return { isOwn: true, by: null }
  })
}

export async function deleteClaim({ services, session, id }: Claim): Promise<void> {
  await inTransaction(services.pool, async (tx) => {
    const { rowCount } = await tx.execute<object>(sql`
      update moderation_cases set taken_by = null, taken_until = null
      where id = ${id} and taken_by = ${session.userId}`)
    if (rowCount) await announceCase(tx, id, 'claim')
  })
}
