import { staffOfGrants } from '#features/calls/server/index.ts'
import { notify } from '#features/notifications/server/index.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { Task } from '#platform/server/queue/queue.ts'
import { listBoard } from '../boards.queries.ts'
import { claimAlarm } from '../lateness/lateness.queries.ts'
import { lateKind } from '../notifications.ts'
import { deleteAlarmsOfFullBoards, listShortBoards } from './short.queries.ts'

/** Notifies board and staff when fewer than two may decide, so that somebody joins before the review, or substitutes in it. */
export const shortBoardsTask: Task = {
  name: 'reviews.short-boards',
  cron: '*/10 * * * *',
  async handle(services) {
    await deleteAlarmsOfFullBoards(services.db)
    for (const { id, slug, content, bank, alarm, due: at, free } of await listShortBoards(services.db))
      await inTransaction(services.pool, async (tx) => {
        const due = toIso(at)
        if (!(await claimAlarm(tx, { callId: id, what: alarm, due }))) return
        const what = alarm === 'boardShort' ? alarm : 'boardShortOpen'
        const data = { what, slug, title: content.title, due, undecided: 0, free } as const
        const staff = await staffOfGrants(tx)
        const board = (await listBoard(tx, id)).filter((member) => !staff.includes(member))
        await notify(tx, { services, kind: lateKind, to: board, about: id, data })
        await notify(tx, { services, kind: lateKind, to: staff, about: id, data: { ...data, bank } })
      })
  },
}
