import { OPPORTUNITIES_CHANGED, type OpportunitiesChanged } from '#features/opportunities/server/index.ts'
import type { Mount } from '#platform/server/feature.ts'
import type { Services } from '#platform/server/services.ts'
import { RankingPool } from './engine/ranking-pool.ts'

type Mounted = { ranking: RankingPool; unsubscribe: (() => void)[] }

const rankings = new WeakMap<Services, Mounted>()

/** Returns the ranking of this instance, which is notified of every change from its first question on. */
export function rankingOf(services: Services): RankingPool {
  const mounted = rankings.get(services)
  if (mounted) return mounted.ranking
  const { hub, directUrl } = services
  const ranking = new RankingPool(directUrl)
  const unsubscribe = [
    hub.subscribe(OPPORTUNITIES_CHANGED, (data) => {
      const ids = (data as OpportunitiesChanged | undefined)?.ids ?? null
      ranking.tell({ changed: ids })
    }),
    hub.subscribe('hub.reconnected', () => ranking.tell({ changed: null })),
  ]
  rankings.set(services, { ranking, unsubscribe })
  return ranking
}

/** Ends the ranking with the server. */
export function mountRanking({ app, services }: Mount): void {
  app.addHook('onClose', async () => {
    const mounted = rankings.get(services)
    rankings.delete(services)
    for (const stop of mounted?.unsubscribe ?? []) stop()
    await mounted?.ranking.close()
  })
}
