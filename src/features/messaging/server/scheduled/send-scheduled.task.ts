import { Problem } from '#platform/server/http/problem.ts'
import type { Task } from '#platform/server/queue/queue.ts'
import type { AboutKind, Relations } from '../relations.ts'
import { sendMessage } from '../send.service.ts'
import { claimDue, forgetScheduled, refuseScheduled } from './scheduled.queries.ts'

/** Sends what is due, under the rules of the moment in which it goes: a block in the meantime holds. */
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
          await forgetScheduled(services.db, id)
        } catch (error) {
          if (!(error instanceof Problem)) throw error
          // Too many in this minute: it comes again when the claim has run out.
          if (error.status !== 429) await refuseScheduled(services.db, { id, refusal: error.code })
        }
      }
    },
  }
}
