import type { DataExporter } from '#platform/server/data-rights.ts'
import { listDeclinedIds, listLearning } from './learning.queries.ts'
import { listProgress, listStoredTargets } from './targets/targets.queries.ts'

const ALL = 10_000

/** Targets with their progress, what is being learnt and what was refused; all of it goes with the person's row. */
export const exportAnalytics: DataExporter = async function* ({ services: { db }, userId }) {
  const [targets, learning, declined] = await Promise.all([
    listStoredTargets(db, userId),
    listLearning(db, userId),
    listDeclinedIds(db, userId),
  ])
  yield {
    path: 'skills/analytics.json',
    content: {
      targets: await Promise.all(
        targets.map(async (target) => ({ ...target, progress: await listProgress(db, target.id, ALL) })),
      ),
      learning: Object.fromEntries(learning),
      declined,
    },
  }
}
