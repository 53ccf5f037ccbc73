import type { Db } from '#platform/server/db/database.ts'
import type { PublicArticle } from '../contract/public.endpoints.ts'
import { liveContent } from './live-content.ts'
import { listSeries, type PublicArticleRow } from './public.queries.ts'

/** Where an article stands among the published parts of its series; nothing for one that is alone. */
export async function seriesOf(db: Db, { id, content }: PublicArticleRow): Promise<PublicArticle['series']> {
  const { series } = content
  const name = series?.title.bhs || series?.title.en
  if (!series || !name) return null
  const parts = await listSeries(db, name)
  const at = parts.findIndex((part) => part.id === id)
  if (at < 0 || parts.length < 2) return null
  const neighbour = (place: number) => {
    const part = parts[place]
    return part ? { slug: part.slug, title: liveContent(part).title } : null
  }
  return {
    title: series.title,
    part: at + 1,
    count: parts.length,
    previous: neighbour(at - 1),
    next: neighbour(at + 1),
  }
}
