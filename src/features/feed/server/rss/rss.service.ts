import type { Db } from '#platform/server/db/database.ts'
import { findSlug, hasRss } from './rss.queries.ts'

/** The address of the feed leads by the public profile, and goes with it. */
export const rssPath = (slug: string) => `/objave/feed.rss?od=${slug}`

export async function feedSettings(db: Db, userId: string) {
  const slug = await findSlug(db, userId)
  return { rss: await hasRss(db, userId), path: slug ? rssPath(slug) : null }
}
