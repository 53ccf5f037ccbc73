import { sql } from '#platform/server/db/sql.ts'
import type { Task } from '#platform/server/queue/queue.ts'
import { REPORT_DAYS } from '../contract/limits.ts'

/** Erases the texts of deleted messages once nobody can report them any more. */
export const forgetWithdrawnTask: Task = {
  name: 'messaging.forget-withdrawn',
  cron: '17 * * * *',
  concurrency: 1,
  async handle({ db }) {
    await db.execute<object>(sql`
      delete from message_revisions r using conversation_messages g
      where g.conversation_id = r.conversation_id and g.seq = r.seq
        and g.withdrawn_at < now() - make_interval(days => ${REPORT_DAYS})`)
  },
}
