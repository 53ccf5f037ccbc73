import { LOCALES } from '#platform/contract/locale.ts'
import { isBlankText } from '#platform/contract/rich-text/plain-text.ts'
import type { Content } from '../../contract/content.ts'
import type { EditedArticle } from '../../contract/editing.endpoints.ts'
import type { PublicArticle } from '../../contract/public.endpoints.ts'
import { readingMinutes } from '../../contract/reading-time.ts'

/** The article as readers would see it now. */
export function previewOf(edited: EditedArticle, content: Content): Omit<PublicArticle, 'related'> {
  const now = new Date().toISOString()
  return {
    ...content,
    id: edited.id,
    slug: edited.slug,
    author: null,
    cover: null,
    pictures: [],
    cards: [],
    series: null,
    useful: 0,
    languages: LOCALES.filter((language) => !isBlankText(content.body[language])),
    minutes: { bhs: readingMinutes(content.body.bhs), en: readingMinutes(content.body.en) },
    publishedAt: edited.liveAt.bhs ?? edited.liveAt.en ?? now,
    updatedAt: now,
  }
}
