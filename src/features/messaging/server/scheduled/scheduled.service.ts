import { problems as platform } from '#platform/contract/problems.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { SCHEDULED_MAX } from '../../contract/limits.ts'
import { problems } from '../../contract/problems.ts'
import type { ScheduledMessage } from '../../contract/scheduled.endpoints.ts'
import { checkAhead } from '../ahead.ts'
import { lockToTalk } from '../membership.policy.ts'
import { getMembershipOf } from '../membership.queries.ts'
import { findMessage } from '../messages.queries.ts'
import { checkedBody } from '../message-text.ts'
import {
  deleteScheduled,
  deleteDraft,
  saveScheduled,
  listScheduledBy,
  type ScheduledRow,
} from './scheduled.queries.ts'

type Call = { services: Services; session: Pick<Session, 'userId'>; id: string }

export async function listScheduled({ services: { db }, session: { userId }, id }: Call) {
  await getMembershipOf(db, { id, userId })
  return { items: (await listScheduledBy(db, { conversation: id, sender: userId })).map(scheduledOf) }
}

/** Stores a scheduled message. The right to send is checked when its time comes. */
export async function scheduleMessage({
  services,
  session: { userId },
  id,
  message,
  body,
  sendAt,
}: Call & { message: string; body: string; sendAt: string }): Promise<ScheduledMessage> {
  const text = checkedBody(body)
  checkAhead(sendAt)
  return inTransaction(services.pool, async (tx) => {
    const membership = await lockToTalk(tx, { id, userId })
    if (membership.state !== 'in') throw new Problem(problems.notIn)
    if (await findMessage(tx, id, { id: message })) throw new Problem(problems.sentAlready)
    const place = { conversation: id, sender: userId }
    const there = await listScheduledBy(tx, place)
    const isNew = !there.some((each) => each.id === message)
    if (isNew && there.length >= SCHEDULED_MAX) throw new Problem(problems.tooManyScheduled)
    const row = await saveScheduled(tx, { ...place, id: message, body: text, sendAt })
    if (!row) throw new Problem(problems.sentAlready)
    if (isNew) await deleteDraft(tx, place)
    return scheduledOf(row)
  })
}

export async function cancelScheduled({
  services: { db },
  session: { userId },
  id,
  message,
}: Call & { message: string }): Promise<void> {
  await getMembershipOf(db, { id, userId })
  if (await deleteScheduled(db, { conversation: id, sender: userId, id: message })) return
  const isOwn = (await listScheduledBy(db, { conversation: id, sender: userId })).some(
    (each) => each.id === message,
  )
  throw new Problem(isOwn ? problems.sentAlready : platform.notFound)
}

function scheduledOf({ sendAt, ...row }: ScheduledRow): ScheduledMessage {
  return { ...row, sendAt: toIso(sendAt) }
}
