import { sql } from '#platform/server/db/sql.ts'
import type { DataEraser, DataExporter } from '#platform/server/data-rights.ts'
import { mergeRows, type MergeRule, type MergeRules } from '#platform/server/merging.ts'

/** Exports a person's weights and dismissed people; the opportunities feature exports their acts on opportunities. */
export const exportRecommendations: DataExporter = async function* ({ services: { db }, userId }) {
  const { rows } = await db.execute<object>(sql`
    select near, pay, learning, seeking, reset_at, updated_at from recommendation_settings where user_id = ${userId}`)
  yield { path: 'recommendations/settings.json', content: { settings: rows[0] ?? null } }
  const away = await db.execute<object>(sql`
    select d.person_id, p.slug, d.reason, d.created_at from recommendation_people_dismissed d
    left join published_profiles p on p.user_id = d.person_id
    where d.user_id = ${userId} order by d.created_at`)
  yield { path: 'recommendations/people.json', content: { notForMe: away.rows } }
}

/** Deletes these before the person's row, so that no list is made of them in the meantime. */
export const eraseRecommendations: DataEraser = async ({ tx, userId }) => {
  await tx.execute(sql`delete from recommendation_settings where user_id = ${userId}`)
  await tx.execute(
    sql`delete from recommendation_people_dismissed where user_id = ${userId} or person_id = ${userId}`,
  )
}

/** Merges dismissed people. Deletes dismissals between the two accounts, because nobody dismisses themselves. */
const mergeDismissed: MergeRule = async (merging, place) => {
  const { tx, from, into } = merging
  await tx.execute(sql`
    delete from recommendation_people_dismissed
    where user_id in (${from}, ${into}) and person_id in (${from}, ${into})`)
  await mergeRows('person_id')(merging, place)
}

export const mergeRecommendations: MergeRules = {
  'recommendation_settings.user_id': mergeRows(),
  'recommendation_people_dismissed.user_id': mergeDismissed,
  'recommendation_people_dismissed.person_id': mergeRows('user_id'),
}
