import { problems as platform } from '#platform/contract/problems.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { getDatabaseNow } from '#platform/server/db/clock.queries.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import type { Side, State } from '../../contract/kinds.ts'
import { problems } from '../../contract/problems.ts'
import { lockMentor, type Mentor } from '../mentors/mentors.queries.ts'
import { sideOf } from '../requests/list.service.ts'
import { type MentorshipRow, findMentorship } from '../requests/requests.queries.ts'

export type Call = { services: Services; session: Pick<Session, 'userId'>; id: string }
export type Locked = { tx: Db; row: MentorshipRow; mentor: Mentor | undefined; side: Side; now: Date }

/** Does something about a mentorship of the caller in one of these states while it and its mentor are held. */
export async function whileLocked<T>(
  { services, session, id }: Call,
  states: readonly State[],
  act: (locked: Locked) => Promise<T>,
): Promise<T> {
  const me = session.userId
  return inTransaction(services.pool, async (tx) => {
    const mentorship = await findMentorship(tx, { id, me })
    if (!mentorship) throw new Problem(platform.notFound)
    // The mentor first, as everywhere.
    const mentor = mentorship.mentor === null ? undefined : await lockMentor(tx, mentorship.mentor)
    const row = await findMentorship(tx, { id, me, lock: true })
    if (!row || !states.includes(row.state)) throw new Problem(problems.over)
    return act({ tx, row, mentor, side: sideOf(row, me), now: await getDatabaseNow(tx) })
  })
}
