import { inTransaction } from '#platform/server/db/database.ts'
import type { Task } from '#platform/server/queue/queue.ts'
import { refreshFirstSlot } from '../mentors/slots.service.ts'
import { settle, notifyAnswer } from '../notifications.ts'
import { deleteReservation, updateExpiredMentorships } from './requests.queries.ts'

/** Ends requests that nobody has answered in time, frees the times that they held, and says so to both. */
export const expireTask: Task = {
  name: 'mentorship.expire',
  cron: '* * * * *',
  async handle(services) {
    await inTransaction(services.pool, async (tx) => {
      for (const { id, mentor, member, turn } of await updateExpiredMentorships(tx)) {
        await deleteReservation(tx, id)
        if (mentor) await refreshFirstSlot(tx, mentor)
        const [late, waited] = turn === 'mentor' ? [mentor, member] : [member, mentor]
        if (late) await settle(tx, { id, userId: late })
        if (!waited) continue
        await notifyAnswer(tx, {
          services,
          id,
          from: null,
          to: waited,
          outcome: 'expired',
          at: null,
          zone: 'Europe/Sarajevo',
          reason: '',
        })
      }
    })
  },
}
