import { readText } from '#platform/contract/bilingual.ts'
import { termQuery } from '#platform/server/db/terms.ts'
import type { SearchKind } from '#platform/server/search-kind.ts'
import { listPublic } from './publications.queries.ts'

/** Published pages with all words of the query, the newest first. */
export const pageSearch: SearchKind = {
  id: 'pages',
  icon: 'page',
  async find({ services, locale, query, limit }) {
    const terms = termQuery(query)
    if (!terms) return []
    const pages = await listPublic(services.db, { terms, limit })
    return pages.map(({ slug, content: { root } }) => ({
      title: readText(root.props.title, locale).text,
      text: readText(root.props.description, locale).text,
      path: `/page/${slug}`,
    }))
  },
}
