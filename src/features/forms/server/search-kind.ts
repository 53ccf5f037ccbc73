import { readText } from '#platform/contract/bilingual.ts'
import type { SearchKind } from '#platform/server/search-kind.ts'
import { listOpen } from './open.queries.ts'

/** Open forms with all words of the query, the newest first. */
export const formSearch: SearchKind = {
  id: 'forms',
  icon: 'form',
  async find({ services, locale, query, limit }) {
    if (query.trim() === '') return []
    const open = await listOpen(services.db, query, limit)
    return open.map(({ slug, content }) => ({
      title: readText(content.title, locale).text,
      text: readText(content.intro, locale).text,
      path: `/forms/${slug}`,
    }))
  },
}
