import { removeFilesSoon } from '#features/media/server/index.ts'
import { sql } from '#platform/server/db/sql.ts'
import type { Task } from '#platform/server/queue/queue.ts'
import { deleteForgotten } from './files/files.queries.ts'
import { RESTORE_MINUTES } from '../contract/submissions.endpoints.ts'
import { deleteSubmissionsOf } from './rights.queries.ts'

export const CLEAN_TASK = 'forms.clean'
const DRAFT_DAYS = 30
/** How long a file waits that no draft names. */
const FILE_DAYS = 2

/** Deletes personal data whose time is over, and what was begun and never sent. */
export const cleanFormsTask: Task = {
  name: CLEAN_TASK,
  cron: '23 * * * *',
  async handle({ db, queue }) {
    await deleteSubmissionsOf(
      db,
      sql`cleared_at is null and created_at < now() - (
        select make_interval(days => f.retention_days) from forms f where f.id = form_submissions.form_id)`,
    )
    await deleteSubmissionsOf(
      db,
      sql`cleared_at is null and deleted_at <= now() - make_interval(mins => ${RESTORE_MINUTES})`,
    )
    await db.execute(
      sql`delete from form_drafts where updated_at < now() - make_interval(days => ${DRAFT_DAYS})`,
    )
    await deleteForgotten(db, FILE_DAYS)
    await removeFilesSoon(db, { queue })
  },
}
