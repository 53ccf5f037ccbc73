import { Problem } from '#platform/server/http/problem.ts'
import type { Task } from '#platform/server/queue/queue.ts'
import type { AboutKind, Relations } from '../relations.ts'
import { sendMessage } from '../send.service.ts'
import { claimDue, deleteScheduledById, saveRefusal } from './scheduled.queries.ts'

/** Sends due messages under the rules of that moment: a block in the meantime counts. */
export function sendScheduledTask(parts: { relations: Relations; aboutKinds: readonly AboutKind[] }): Task {
  return {
    name: 'messaging.send-scheduled',
    cron: '* * * * *',
    async handle(services) {
      for (let due = await claimDue(services.db); due; due = await claimDue(services.db)) {
        const { id, conversation, sender, body } = due
        try {
          const session = { userId: sender }
          await sendMessage({ ...parts, services, session, id: conversation, body: { id, body } })
          await deleteScheduledById(services.db, id)
        } catch (error) {
          if (!(error instanceof Problem)) throw error
          // Over the limit of this minute: it is sent again when the claim has expired.
          if (error.status !== 429) await saveRefusal(services.db, { id, refusal: error.code })
        }
      }
    },
  }
}
