import { problems as platform } from '#platform/contract/problems.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import type { Side, State } from '../../contract/kinds.ts'
import { problems } from '../../contract/problems.ts'
import { databaseNow, lockMentor, type Mentor } from '../mentors/mentors.queries.ts'
import { sideOf } from '../requests/list.service.ts'
import { type MentorshipRow, selectMentorship } from '../requests/requests.queries.ts'

export type Call = { services: Services; session: Pick<Session, 'userId'>; id: string }
export type Locked = { tx: Db; row: MentorshipRow; mentor: Mentor | undefined; side: Side; now: Date }

/** Does something about a mentorship of the caller in one of these states while it and its mentor are held. */
export async function whileLocked<T>(
  { services, session, id }: Call,
  states: readonly State[],
  act: (held: Locked) => Promise<T>,
): Promise<T> {
  const me = session.userId
  return inTransaction(services.pool, async (tx) => {
    const found = await selectMentorship(tx, { id, me })
    if (!found) throw new Problem(platform.notFound)
    // The mentor first, as everywhere.
    const mentor = found.mentor === null ? undefined : await lockMentor(tx, found.mentor)
    const row = await selectMentorship(tx, { id, me, lock: true })
    if (!row || !states.includes(row.state)) throw new Problem(problems.over)
    return act({ tx, row, mentor, side: sideOf(row, me), now: await databaseNow(tx) })
  })
}
