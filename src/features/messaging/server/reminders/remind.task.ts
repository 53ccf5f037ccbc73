import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { notify } from '#features/notifications/server/index.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import type { Task } from '#platform/server/queue/queue.ts'
import type { Services } from '#platform/server/services.ts'
import { announceOwnPart } from '../announce.ts'
import { listOthersIn } from '../membership.queries.ts'
import { reminderKind } from '../notifications.ts'
import type { Relations } from '../relations.ts'

const dueRows = rowsOf({
  conversation: z.string(),
  member: z.string(),
  title: z.string(),
  kind: z.enum(['direct', 'group']),
  state: z.string(),
})

/** Sends due conversation reminders. Clears `remind_at` in the same transaction, so each reminder is sent once. */
export function remindTask(relations: Relations): Task {
  return {
    name: 'messaging.remind',
    cron: '* * * * *',
    async handle(services) {
      while (await inTransaction(services.pool, (tx) => remindOne(tx, services, relations)));
    },
  }
}

/** Claims one due reminder with `skip locked`. Reminders of inactive members stay due. */
async function remindOne(tx: Db, services: Services, relations: Relations): Promise<boolean> {
  const { rows } = await dueRows(tx)(sql`
    update conversation_members m set remind_at = null from conversations c
    where c.id = m.conversation_id and (m.conversation_id, m.user_id) = (
      select d.conversation_id, d.user_id from conversation_members d join active_members a on a.id = d.user_id
      where d.remind_at <= now() order by d.remind_at limit 1 for update of d skip locked)
    returning m.conversation_id as conversation, m.user_id as member, c.title, c.kind, m.state`)
  const [due] = rows
  if (!due) return false
  const { conversation, member, title, kind, state } = due
  await announceOwnPart(tx, { conversationId: conversation, userId: member })
  if (state !== 'in' && state !== 'asked') return true
  const others =
    kind === 'direct'
      ? (await listOthersIn(tx, { id: conversation, userId: member })).map((one) => one.user_id)
      : []
  // A block since the reminder was set cancels it.
  const severed = await relations.severed(tx, { userId: member, others })
  if (severed.size > 0) return true
  const data = { conversation, title }
  await notify(tx, { services, kind: reminderKind, to: [member], about: conversation, by: others[0], data })
  return true
}
