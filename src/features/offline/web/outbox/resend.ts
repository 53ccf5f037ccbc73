import { openOutbox, type OutboxSender } from './open-outbox.ts'
import { outboxOf } from './outbox-database.ts'
import { forgetUnsent } from './unsent-mark.ts'

/** `web/outbox-sender.ts` of every feature. */
const senders = import.meta.glob<OutboxSender>('../../../*/web/outbox-sender.ts', { import: 'outboxSender' })

/** Sends entries that earlier pages of this member left on the device, whatever this page is. */
export async function resend(member: string): Promise<void> {
  let isEmpty = true
  for (const load of Object.values(senders)) {
    const sender = await load()
    if ((await outboxOf(member, sender.what).list()).length === 0) continue
    isEmpty = false
    const outbox = openOutbox(member, sender)
    addEventListener('online', () => void outbox.flush())
    void outbox.open()
  }
  if (isEmpty) forgetUnsent(member)
}
