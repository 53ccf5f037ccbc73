import { refuseIfLimited } from '#features/moderation/server/index.ts'
import { MINUTE_MS, DAY_MS } from '#platform/contract/durations.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import { recordAudit } from '#platform/server/audit/record-audit.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import {
  type Outcome,
  REPORT_AFTER_MINUTES,
  REPORT_DAYS,
  type Step,
} from '../../contract/absences/absences.endpoints.ts'
import type { Side } from '../../contract/kinds.ts'
import { problems } from '../../contract/problems.ts'
import type { Mentorship } from '../../contract/requests.endpoints.ts'
import { otherOf, readOne } from '../requests/list.service.ts'
import { listSessionsOf } from '../requests/sessions.queries.ts'
import { type Call, whileLocked } from '../work/lock.service.ts'
import { notifyAbsence } from './absence-notifications.ts'
import * as queries from './absences.queries.ts'

/** Returns the step that an absence leads to after so many others that count. */
const stepAfter = (before: number): Step => (['question', 'warning'] as const)[before] ?? 'limit'

type Counting = {
  services: Services
  absent: string
  side: Side
  at: string
  zone: string
  reporter?: string
} & ({ session: string } | { group: string })

/** Puts an absence on the ladder of a person, once, and lets them know; their row is locked while it is counted. */
export async function countAbsence(tx: Db, { services, at, zone, ...missed }: Counting): Promise<void> {
  const { absent } = missed
  await queries.lockAbsentPerson(tx, absent)
  const step = stepAfter(await queries.countAbsences(tx, absent))
  const entry = await queries.insertAbsence(tx, { ...missed, step })
  if (!entry) return
  const until = entry.limitUntil === null ? null : toIso(entry.limitUntil)
  await notifyAbsence(tx, { services, id: entry.id, to: absent, event: step, at, zone, until, reason: '' })
}

/**
 * Reports that the other side missed a meeting. A meeting counts as one absence, however often and by whomever it is
 * reported; the row of the absent person is locked while their absences are counted.
 */
export async function reportAbsence(call: Call & { meeting: string }): Promise<Mentorship> {
  const { services, session, meeting } = call
  await whileLocked(call, ['active', 'ended'], async ({ tx, row, mentor, side, now }) => {
    const match = (await listSessionsOf(tx, [row.id])).find(({ id }) => id === meeting)
    if (!match) throw new Problem(platform.notFound)
    const since = now.getTime() - new Date(toIso(match.at)).getTime()
    const canTell = since >= REPORT_AFTER_MINUTES * MINUTE_MS && since <= REPORT_DAYS * DAY_MS
    const absent = otherOf(row, session.userId)
    if (!match.confirmed || match.cancelledBy !== null || !canTell || absent === null)
      throw new Problem(problems.absenceTime)
    const zone = mentor?.profile.zone ?? 'Europe/Sarajevo'
    const absentSide = side === 'member' ? 'mentor' : 'member'
    await countAbsence(tx, {
      services,
      session: meeting,
      absent,
      side: absentSide,
      at: toIso(match.at),
      zone,
    })
  })
  return readOne(call)
}

type Appeal = { services: Services; session: Pick<Session, 'userId'>; id: string; text: string }

/** Takes the absent person's appeal, once for each absence. */
export async function appealAbsence({ services, session: { userId }, id, text }: Appeal): Promise<void> {
  await inTransaction(services.pool, async (tx) => {
    const own = (await queries.listAbsencesOf(tx, userId)).find((absence) => absence.id === id)
    if (!own) throw new Problem(platform.notFound)
    const answer = text.trim()
    if (own.appeal === answer) return
    await refuseIfLimited(tx, { userId, does: 'questions', text: answer })
    if (!(await queries.saveAppeal(tx, { id, absent: userId, text: answer })))
      throw new Problem(problems.appealThere)
  })
}

type Decision = { services: Services; session: Session; id: string; decision: Outcome; reason: string }

/** Takes the decision of staff on an appeal; nobody decides on a meeting of their own. */
export async function decideAbsence({ services, session, id, decision, reason }: Decision): Promise<void> {
  await inTransaction(services.pool, async (tx) => {
    const appeal = await queries.findAppeal(tx, id)
    if (!appeal) throw new Problem(platform.notFound)
    const { absent, other } = appeal
    if (session.userId === absent || session.userId === other) throw new Problem(problems.notNow)
    const why = reason.trim()
    if (decision === 'keep' && why === '')
      throw new Problem(problems.reasonMissing, { fields: { reason: 'required' } })
    await queries.saveOutcome(tx, { id, outcome: decision, reason: why })
    await recordAudit(tx, {
      services,
      session,
      action: `mentorship.${decision}`,
      personId: absent,
      reason: why,
    })
    const data = { event: decision, at: null, zone: 'Europe/Sarajevo', until: null, reason: why }
    await notifyAbsence(tx, { services, id, to: absent, ...data })
  })
}
