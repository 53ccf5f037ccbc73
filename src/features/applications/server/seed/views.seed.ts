import type { Db } from '#platform/server/db/database.ts'
import { insertView } from '../finding/views.queries.ts'

/** Seeds two views of the demo's longest list: one for the whole desk, one of a member. */
export async function seedViews(
  db: Db,
  { opportunityId, userId }: { opportunityId: string; userId: string },
) {
  await insertView(db, {
    opportunityId,
    userId: null,
    name: 'Nove, bez moje ocjene',
    conditions: { status: 'sent', unscored: 'true' },
  })
  await insertView(db, {
    opportunityId,
    userId,
    name: 'Kasne, najhitnije prvo',
    conditions: { late: 'true', order: 'promise' },
  })
}
