import type { Db } from '#platform/server/db/database.ts'
import type { Services } from '#platform/server/services.ts'
import { cancelAllOfMentor } from '../groups/cancel.service.ts'
import { removeFromGroups } from '../groups/places.service.ts'
import { notifyAnswer } from '../notifications.ts'
import { listOpenOf, saveMentorshipEnd } from './requests.queries.ts'
import { saveComingCancellations } from './sessions.queries.ts'

/** A mentor stops: whoever waits and whoever was to meet is told. */
export async function endAllOfMentor(
  tx: Db,
  { services, mentor }: { services: Services; mentor: string },
): Promise<void> {
  await cancelAllOfMentor(tx, { services, mentor })
  for (const { id, state, member } of await listOpenOf(tx, { mentor })) {
    const isRequest = state === 'waiting'
    await saveMentorshipEnd(tx, { id, state: isRequest ? 'declined' : 'ended', reason: '', by: 'mentor' })
    await saveComingCancellations(tx, { mentorship: id, by: 'mentor', reason: '' })
    const outcome = isRequest ? 'declined' : 'ended'
    await notifyAnswer(tx, {
      services,
      id,
      from: mentor,
      to: member,
      outcome,
      at: null,
      zone: 'Europe/Sarajevo',
      reason: '',
    })
  }
}

/** A block ends what the two had, in silence. */
export async function endMentorshipsBetween(tx: Db, one: string, other: string): Promise<void> {
  for (const [mentor, member] of [
    [one, other],
    [other, one],
  ] as const) {
    await removeFromGroups(tx, { mentor, member })
    for (const { id, state } of await listOpenOf(tx, { mentor, member })) {
      await saveMentorshipEnd(tx, {
        id,
        state: state === 'waiting' ? 'withdrawn' : 'ended',
        reason: '',
        by: 'member',
      })
      await saveComingCancellations(tx, { mentorship: id, by: 'member', reason: '' })
    }
  }
}
