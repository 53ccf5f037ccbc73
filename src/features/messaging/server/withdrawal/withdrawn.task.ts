import { removeFilesSoon } from '#features/media/server/index.ts'
import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { inTransaction } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import type { Task } from '#platform/server/queue/queue.ts'
import type { Services } from '#platform/server/services.ts'
import { REPORT_DAYS, RESTORE_SECONDS } from '../../contract/limits.ts'

const countRows = rowsOf({ count: z.number() })

export type Place = { conversation: string; message: string }

/** Erases files, reactions and the pin of a deleted message once its author can no longer restore it. */
export const eraseWithdrawnTask: Task<Place> = {
  name: 'messaging.erase-withdrawn',
  handle: eraseWithdrawn,
}

/** Erases the texts of deleted messages once nobody can report them any more. */
export const forgetWithdrawnTask: Task = {
  name: 'messaging.forget-withdrawn',
  cron: '17 * * * *',
  concurrency: 1,
  async handle(services) {
    await services.db.execute<object>(sql`
      delete from message_revisions r using conversation_messages g
      where g.conversation_id = r.conversation_id and g.seq = r.seq
        and g.withdrawn_at < now() - make_interval(days => ${REPORT_DAYS})`)
    // Nothing stays if the task of a single message was lost.
    await eraseWithdrawn(services)
  },
}

/** The row lock decides between this and restoring: what is restored first is no longer due here. */
async function eraseWithdrawn(services: Services, place?: Place): Promise<void> {
  await inTransaction(services.pool, async (tx) => {
    const only = place
      ? sql`and g.conversation_id = ${place.conversation} and g.id = ${place.message}`
      : sql``
    const { rows } = await countRows(tx)(sql`
      with due as (
        select g.conversation_id, g.seq from conversation_messages g
        where g.withdrawn_at <= now() - make_interval(secs => ${RESTORE_SECONDS}) ${only}
          and (exists (select from message_files f where f.conversation_id = g.conversation_id and f.seq = g.seq)
            or exists (select from message_reactions r where r.conversation_id = g.conversation_id and r.seq = g.seq)
            or exists (select from message_pins p where p.conversation_id = g.conversation_id and p.seq = g.seq))
        for no key update
      ), reactions as (
        delete from message_reactions r using due where r.conversation_id = due.conversation_id and r.seq = due.seq
      ), pins as (
        delete from message_pins p using due where p.conversation_id = due.conversation_id and p.seq = due.seq
      ), attachments as (
        delete from message_files f using due where f.conversation_id = due.conversation_id and f.seq = due.seq
        returning f.id
      ) select count(*)::int as count from attachments`)
    if (rows[0]?.count) await removeFilesSoon(tx, services)
  })
}
