import { staffOfGrants } from '#features/calls/server/index.ts'
import { notify } from '#features/notifications/server/index.ts'
import type { ConsolePart } from '#platform/server/console-part.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { Task } from '#platform/server/queue/queue.ts'
import { selectBoard } from '../boards.queries.ts'
import { claimAlarm } from '../lateness/lateness.queries.ts'
import { lateKind } from '../notifications.ts'
import { countShort, forgetMended, selectShort, SHORT_ALARM } from './short.queries.ts'

/** Notifies staff when people left a board and fewer than two may decide, so that they name a substitute. */
export const shortBoardsTask: Task = {
  name: 'reviews.short-boards',
  cron: '*/10 * * * *',
  async handle(services) {
    await forgetMended(services.db)
    for (const { id, slug, content, due, free } of await selectShort(services.db))
      await inTransaction(services.pool, async (tx) => {
        const alarm = { callId: id, what: SHORT_ALARM, due: toIso(due) } as const
        if (!(await claimAlarm(tx, alarm))) return
        const to = [...new Set([...(await selectBoard(tx, id)), ...(await staffOfGrants(tx))])]
        const data = {
          what: SHORT_ALARM,
          slug,
          title: content.title,
          due: alarm.due,
          undecided: 0,
          free,
        } as const
        await notify(tx, { services, kind: lateKind, to, about: id, data })
      })
  },
}

export const shortBoardsConsole: ConsolePart = {
  queues: [{ id: 'shortBoards', scope: 'grants', path: '/admin/reviews', waiting: countShort }],
}
