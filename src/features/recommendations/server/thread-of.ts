import { OPPORTUNITIES_CHANGED, type OpportunitiesChanged } from '#features/opportunities/server/index.ts'
import type { Mount } from '#platform/server/feature.ts'
import type { Services } from '#platform/server/services.ts'
import { RankThread } from './engine/rank-thread.ts'

type Kept = { thread: RankThread; leave: (() => void)[] }

const threads = new WeakMap<Services, Kept>()

/** The ranking of this instance, told of every change from its first question on. */
export function threadOf(services: Services): RankThread {
  const known = threads.get(services)
  if (known) return known.thread
  const { hub, pool } = services
  const thread = new RankThread(pool.options.connectionString ?? '')
  const leave = [
    hub.subscribe(OPPORTUNITIES_CHANGED, (data) => {
      const ids = (data as OpportunitiesChanged | undefined)?.ids ?? null
      thread.tell({ changed: ids })
    }),
    hub.subscribe('hub.reconnected', () => thread.tell({ changed: null })),
  ]
  threads.set(services, { thread, leave })
  return thread
}

/** Lets the thread leave with the server. */
export function mountThread({ app, services }: Mount): void {
  app.addHook('onClose', async () => {
    const kept = threads.get(services)
    threads.delete(services)
    for (const leave of kept?.leave ?? []) leave()
    await kept?.thread.close()
  })
}
