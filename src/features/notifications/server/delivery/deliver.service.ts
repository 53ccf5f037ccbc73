import { type Db, inTransaction } from '#platform/server/db/database.ts'
import type { Services } from '#platform/server/services.ts'
import { quietUntil } from '../../contract/quiet.ts'
import { PUSH_TASK } from '../push/push-task-name.ts'
import { kindOf, type TopicWords } from '../words.ts'
import { digestOf, mailOf } from './compose.ts'
import {
  type DueRow,
  updateDeliveriesOff,
  lockDue,
  updateNotificationsMailed,
  updateNotificationPushed,
  updateMailsDue,
  updatePushDue,
  type Reader,
  findReader,
} from './due.queries.ts'
import { withCurrentChannels } from './current-channels.ts'

/**
 * Sends the due notifications of one member: pushes first, emails of those that left on no channel within ten minutes, and
 * one digest. Records them in the transaction of the outbox, so that none is sent twice.
 */
export async function deliverTo(
  { services, words }: { services: Services; words: TopicWords },
  userId: string,
): Promise<void> {
  await inTransaction(services.pool, async (tx) => {
    const due = await lockDue(tx, userId, services.areas.kinds())
    if (due.length === 0) return
    const reader = await findReader(tx, userId)
    if (!reader) return updateDeliveriesOff(tx, userId)
    const rows = await withCurrentChannels({ services, tx, userId }, due)
    const pushed = await orderPushes({ services, tx, reader, rows })
    const mails = rows.filter(({ mailDue }) => mailDue)
    const soon = mails.filter(({ id, tooSoon }) => tooSoon || pushed.has(id))
    await updateMailsDue(
      tx,
      soon.map(({ id }) => id),
    )
    const ready = mails.filter((row) => !soon.includes(row))
    for (const row of ready.filter(({ mailMode }) => mailMode === 'now')) {
      const mail = mailOf({ services, words, reader, row })
      if (mail) await services.mailer.enqueue(tx, mail)
    }
    for (const mode of ['daily', 'weekly'] as const) {
      const together = ready.filter(({ mailMode }) => mailMode === mode)
      const mail = digestOf({ services, words, reader, rows: together, mode })
      if (mail) await services.mailer.enqueue(tx, mail)
    }
    await updateNotificationsMailed(
      tx,
      ready.map(({ id }) => id),
    )
  })
}

type Ordering = { services: Services; tx: Db; reader: Reader; rows: readonly DueRow[] }

/** Enqueues the pushes that may leave now and returns them; the others wait for the end of the quiet hours. */
async function orderPushes({ services, tx, reader, rows }: Ordering): Promise<ReadonlySet<string>> {
  const pushed = new Set<string>()
  const until = quietUntil(reader, new Date())
  for (const row of rows.filter(({ pushDue }) => pushDue)) {
    const { id, data, tooSoon } = row
    const mayRing =
      until === undefined || (reader.urgent && kindOf(services, row.kind)?.isUrgent?.(data) === true)
    if (!mayRing) await updatePushDue(tx, { id, until })
    else if (tooSoon) await updatePushDue(tx, { id, until: null })
    else {
      await updateNotificationPushed(tx, id)
      await services.queue.send(tx, PUSH_TASK, { id })
      pushed.add(id)
    }
  }
  return pushed
}
