import type { DataExporter } from '#platform/server/data-rights.ts'
import { listDeclinedIds, listLearning } from './learning.queries.ts'
import { listReadings } from './readings.queries.ts'
import { listProgress, listStoredTargets } from './targets/targets.queries.ts'
import { sql } from '#platform/server/db/sql.ts'
import { mergeRows, type MergeRule, type MergeRules } from '#platform/server/merging.ts'

const ALL = 10_000

/** Exports targets with their progress, learning and declined skills; all of it is deleted with the person's row. */
export const exportAnalytics: DataExporter = async function* ({ services: { db }, userId }) {
  const [targets, learning, declined, readings] = await Promise.all([
    listStoredTargets(db, userId),
    listLearning(db, userId),
    listDeclinedIds(db, userId),
    listReadings(db, userId),
  ])
  yield {
    path: 'skills/analytics.json',
    content: {
      targets: await Promise.all(
        targets.map(async (target) => ({ ...target, progress: await listProgress(db, target.id, ALL) })),
      ),
      learning: Object.fromEntries(learning),
      declined,
      readings,
    },
  }
}

/** A skill that either account has learnt is learnt. */
const mergeLearning: MergeRule = async (merging, place) => {
  const { tx, from, into } = merging
  await tx.execute(sql`
    update skill_learning kept set state = mine.state, learnt_at = mine.learnt_at from skill_learning mine
    where mine.user_id = ${from} and kept.user_id = ${into} and kept.skill_id = mine.skill_id
      and mine.state = 'learnt' and kept.state <> 'learnt'`)
  await mergeRows('skill_id')(merging, place)
}

export const mergeAnalytics: MergeRules = {
  'skill_targets.user_id': mergeRows('kind', 'ref'),
  'skill_declined.user_id': mergeRows('skill_id'),
  'skill_readings.user_id': mergeRows('skill_id', 'words'),
  'skill_learning.user_id': mergeLearning,
}
