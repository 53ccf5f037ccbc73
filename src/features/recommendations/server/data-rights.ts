import { sql } from 'drizzle-orm'
import type { DataEraser, DataExporter } from '#platform/server/data-rights.ts'

/** Their own settings; what they did with opportunities comes from there. */
export const exportRecommendations: DataExporter = async function* ({ services: { db }, userId }) {
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    select near, pay, learning, reset_at, updated_at from recommendation_settings where user_id = ${userId}`)
  yield { path: 'recommendations/settings.json', content: { settings: rows[0] ?? null } }
}

/** They would go with the person's row; gone before it, no list is made of them on its way. */
export const eraseRecommendations: DataEraser = async ({ tx, userId }) => {
  await tx.execute(sql`delete from recommendation_settings where user_id = ${userId}`)
}
