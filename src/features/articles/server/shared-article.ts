import { partFor } from '#features/library/contract/part-for.ts'
import { readLargest } from '#features/library/server/index.ts'
import { readText } from '#platform/contract/bilingual.ts'
import type { ShareTitle } from '#platform/server/feature.ts'
import type { Services } from '#platform/server/services.ts'
import { liveContent } from './live-content.ts'
import { picturesOf } from './pictures.service.ts'
import { findPublicArticle } from './public.queries.ts'

/** Returns what the share picture of an article shows: what everybody reads at this moment, and nothing else. */
export async function sharedArticle(services: Services, slug: string): Promise<ShareTitle | undefined> {
  const article = await findPublicArticle(services.db, slug)
  if (!article) return undefined
  const content = liveContent(article)
  const { title, cover } = content
  const named = { bhs: readText(title, 'bhs').text, en: readText(title, 'en').text }
  const pictures = await picturesOf(services.db, [{ id: article.id, content }])
  const picture = cover && pictures.get(article.id)?.find(({ id }) => id === cover.picture)
  if (!picture) return named
  const { file, focal } = partFor(picture, 'share')
  return { ...named, cover: { key: file, focal, bytes: () => readLargest(services, { file }) } }
}
