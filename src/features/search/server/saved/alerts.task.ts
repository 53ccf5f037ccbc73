import type { Task } from '#platform/server/queue/queue.ts'
import { refreshAll } from '../documents/documents.service.ts'
import { notifyOwnerOf } from './alerts.service.ts'
import { listDue, listInstant } from './due.queries.ts'
import { INSTANT_TASK } from './fresh.ts'

const AT_ONCE = 200
const FIRST = '00000000-0000-0000-0000-000000000000'

/** Serves due searches every few minutes, so that missed hours are made up for. */
export const alertsTask: Task = {
  name: 'search.alerts',
  cron: '*/5 * * * *',
  async handle(services) {
    await refreshAll(services)
    for (;;) {
      const due = await listDue(services.db, AT_ONCE)
      for (const searchId of due) await notifyOwnerOf(services, { searchId })
      if (due.length < AT_ONCE) return
    }
  },
}

/** Notifies members with instant alerts of opportunities that were just indexed. */
export const instantTask: Task<{ opportunities?: string[] }> = {
  name: INSTANT_TASK,
  async handle(services, { opportunities = [] }) {
    let after = FIRST
    for (;;) {
      const searches = await listInstant(services.db, { after, limit: AT_ONCE })
      for (const searchId of searches) await notifyOwnerOf(services, { searchId, among: opportunities })
      if (searches.length < AT_ONCE) return
      after = searches.at(-1) ?? FIRST
    }
  },
}
