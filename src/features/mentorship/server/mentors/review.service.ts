import type { IncomingHttpHeaders } from 'node:http'
import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { listLabels } from '#features/skills/server/index.ts'
import { fromCursor, type Place, toCursor } from '#platform/contract/cursor.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import { recordAudit } from '#platform/server/audit/record-audit.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { pageMark } from '#platform/server/db/page-mark.ts'
import { rowsOf, timestamp, toIso } from '#platform/server/db/rows-of.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { refuseStale } from '#platform/server/http/version.ts'
import type { Services } from '#platform/server/services.ts'
import { problems } from '../../contract/problems.ts'
import type { QUEUES } from '../../contract/review.endpoints.ts'
import { notifyDecision } from '../notifications.ts'
import { mentorStateOf } from './mentor-state.ts'
import { lockMentor, findMentor } from './mentors.queries.ts'
import { refreshFirstSlot } from './slots.service.ts'

const PAGE = 25
const reviewedRows = rowsOf({ id: z.string(), name: z.string(), since: timestamp })

type QueuePage = { queue: (typeof QUEUES)[number]; after: string | undefined }

/** Lists profiles for staff: waiting ones with the oldest first, approved ones with the newest first. */
export async function listReviewed(db: Db, { queue, after }: QueuePage) {
  const at: Place | undefined = after === undefined ? undefined : fromCursor(after)
  const [column, order, sign] =
    queue === 'waiting' ? [sql`m.submitted_at`, sql`asc`, sql`>`] : [sql`m.approved_at`, sql`desc`, sql`<`]
  const { rows } = await reviewedRows(db)(sql`
    select m.user_id as id, u.first_name || ' ' || u.last_name as name, ${column} as since
    from mentors m join users u on u.id = m.user_id
    where ${column} is not null ${at ? sql`and (${column}, m.user_id) ${sign} ${pageMark(at)}` : sql``}
    order by ${column} ${order}, m.user_id ${order} limit ${PAGE + 1}`)
  const page = rows.slice(0, PAGE)
  const last = page.at(-1)
  const mentors = await Promise.all(page.map((row) => reviewedOf(db, row)))
  return {
    mentors: mentors.flatMap((mentor) => mentor ?? []),
    next: rows.length > PAGE && last ? toCursor({ at: new Date(toIso(last.since)), id: last.id }) : null,
  }
}

async function reviewedOf(db: Db, { id, name, since }: { id: string; name: string; since: string | Date }) {
  const mentor = await findMentor(db, id)
  if (!mentor) return undefined
  return {
    id,
    name,
    slug: mentor.slug,
    state: mentorStateOf(mentor),
    asksForMinors: mentor.profile.minors && mentor.minorsCheckedAt === null,
    since: toIso(since),
  }
}

export async function getReviewed(db: Db, id: string) {
  const { rows } = await reviewedRows(db)(sql`
    select m.user_id as id, u.first_name || ' ' || u.last_name as name,
      coalesce(m.submitted_at, m.approved_at, m.updated_at) as since
    from mentors m join users u on u.id = m.user_id where m.user_id = ${id}`)
  const [row, mentor] = [rows[0], await findMentor(db, id)]
  const reviewed = row && (await reviewedOf(db, row))
  // A draft that was never handed in is its writer's alone.
  if (!reviewed || !mentor || reviewed.state === 'draft') throw new Problem(platform.notFound)
  const labels = await listLabels(db, mentor.profile.skills)
  return {
    ...reviewed,
    version: String(mentor.version),
    checkedForMinors: mentor.minorsCheckedAt !== null,
    skills: [...labels.values()].map(({ name }) => name.bhs),
    profile: mentor.profile,
  }
}

const waitingRows = rowsOf({ count: z.number(), oldest: z.nullable(timestamp) })

export async function countWaiting(db: Db) {
  const { rows } = await waitingRows(db)(sql`
    select count(*)::int as count, min(submitted_at) as oldest from mentors where submitted_at is not null`)
  const { count, oldest } = rows[0]!
  return { count, oldest: oldest === null ? null : new Date(oldest) }
}

type Decision = { decision: 'approve' | 'return'; reason: string; minors: boolean }
type Deciding = Decision & {
  services: Services
  session: Session
  id: string
  headers: IncomingHttpHeaders
}

/** A person of staff looks at each; nobody at themselves. For people under 18 they say so apart, and are named for it. */
export async function decide({ services, session, id, headers, decision, reason, minors }: Deciding) {
  await inTransaction(services.pool, async (tx) => {
    const mentor = await lockMentor(tx, id)
    if (!mentor || mentor.submittedAt === null) throw new Problem(platform.notFound)
    if (id === session.userId) throw new Problem(problems.notNow)
    refuseStale(headers, { version: String(mentor.version) })
    const forMinors = decision === 'approve' && minors && mentor.profile.minors
    const why = reason.trim()
    if (decision === 'return' && why === '')
      throw new Problem(problems.reasonMissing, { fields: { reason: 'required' } })
    await tx.execute(
      decision === 'approve'
        ? sql`update mentors set approved_at = coalesce(approved_at, now()), approved_by = ${session.userId},
            submitted_at = null, returned_reason = null, version = version + 1, updated_at = now(),
            minors_checked_at = ${forMinors ? sql`now()` : null} where user_id = ${id}`
        : sql`update mentors set submitted_at = null, returned_reason = ${why}, version = version + 1 where user_id = ${id}`,
    )
    await refreshFirstSlot(tx, id)
    await recordAudit(tx, {
      services,
      session,
      action: `mentorship.${decision}`,
      personId: id,
      ...(decision === 'approve' ? { after: { minors: forMinors } } : { reason: why }),
    })
    await notifyDecision(tx, { services, mentor: id, decision, reason: why })
  })
}
