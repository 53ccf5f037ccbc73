import { sql } from 'drizzle-orm'
import type { Opening } from '#features/organisations/contract/shown.endpoints.ts'
import type { Db } from '#platform/server/db/database.ts'

const MOST = 20

/** What is open at an organisation, the newest first, for its own page. */
export async function openingsOf(db: Db, organisationId: string): Promise<Opening[]> {
  const { rows } = await db.execute<{
    slug: string
    title: Partial<Opening['title']>
    deadline: string | Date | null
  }>(sql`
    select slug, title, deadline from opportunities
    where organisation_id = ${organisationId} and status = 'published'
      and (deadline is null or deadline > now())
    order by published_at desc, id desc limit ${MOST}`)
  return rows.map(({ slug, title, deadline }) => ({
    slug,
    title: { bhs: title.bhs ?? '', en: title.en ?? '' },
    deadline: deadline && new Date(deadline).toISOString(),
  }))
}
