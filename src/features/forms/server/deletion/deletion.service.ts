import { MINUTE_MS } from '#platform/contract/durations.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { problems } from '../../contract/problems.ts'
import { RESTORE_MINUTES } from '../../contract/submissions.endpoints.ts'
import { recordForm } from '../audit.ts'
import { CLEAN_TASK } from '../clean.task.ts'
import { type Call, orNotFound } from '../editing.service.ts'
import { findForm } from '../forms.queries.ts'
import type { Some } from '../submissions.queries.ts'
import { countDeleted, updateDeleted, updateRestored } from './deletion.queries.ts'

/** Hides submissions from all readers at once; the clean-up erases their answers when the time to restore them is over. */
export function deleteSome({ services, session, ...some }: Call & Some): Promise<{ count: number }> {
  return inTransaction(services.pool, async (tx) => {
    const form = await orNotFound(findForm(tx, some.form))
    const numbers = await updateDeleted(tx, some)
    if (numbers.length === 0) return { count: 0 }
    await recordForm(tx, {
      services,
      session,
      form,
      action: 'delete',
      after: { numbers: numbers.map(String) },
    })
    // A second more, so that by the clock of the database the time is over.
    const startAfter = new Date(Date.now() + RESTORE_MINUTES * MINUTE_MS + 1000)
    await services.queue.send(tx, CLEAN_TASK, {}, { startAfter })
    return { count: numbers.length }
  })
}

/** Restores submissions, all or none, because an erased one has no answers left. A repeated call changes nothing. */
export function restoreSome({ services, session, ...some }: Call & Some): Promise<{ count: number }> {
  return inTransaction(services.pool, async (tx) => {
    const form = await orNotFound(findForm(tx, some.form))
    const numbers = await updateRestored(tx, some)
    if ((await countDeleted(tx, some)) > 0) throw new Problem(problems.erased)
    if (numbers.length > 0)
      await recordForm(tx, {
        services,
        session,
        form,
        action: 'restore',
        after: { numbers: numbers.map(String) },
      })
    return { count: numbers.length }
  })
}
