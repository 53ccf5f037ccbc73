import { DAY_MS, MINUTE_MS } from '#platform/contract/durations.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { getDatabaseNow } from '#platform/server/db/clock.queries.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { REPORT_AFTER_MINUTES, REPORT_DAYS } from '../../contract/absences/absences.endpoints.ts'
import { problems } from '../../contract/problems.ts'
import { lockGroup } from '../groups/groups.queries.ts'
import { findPlace } from '../groups/places.queries.ts'
import { hasMissed } from './absences.queries.ts'
import { countAbsence } from './absences.service.ts'

type Report = { services: Services; session: Pick<Session, 'userId'>; id: string }

/**
 * A member reports that the mentor of a group session did not come. It counts once, whoever of them reports it; who has an
 * absence from the session themselves answers that one instead.
 */
export async function reportGroupAbsence({ services, session, id }: Report): Promise<void> {
  const member = session.userId
  await inTransaction(services.pool, async (tx) => {
    const group = await lockGroup(tx, id)
    if (!group || group.isHidden || (await findPlace(tx, { group: id, member })) !== 'place')
      throw new Problem(platform.notFound)
    const at = toIso(group.at)
    const since = (await getDatabaseNow(tx)).getTime() - Date.parse(at)
    if (group.isCancelled || since < REPORT_AFTER_MINUTES * MINUTE_MS || since > REPORT_DAYS * DAY_MS)
      throw new Problem(problems.absenceTime)
    if (await hasMissed(tx, { group: id, person: member })) throw new Problem(problems.notNow)
    const { mentor: absent, zone } = group
    await countAbsence(tx, { services, group: id, absent, side: 'mentor', at, zone, reporter: member })
  })
}
