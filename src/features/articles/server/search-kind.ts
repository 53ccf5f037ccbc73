import { readText } from '#platform/contract/bilingual.ts'
import type { SearchKind } from '#platform/server/search-kind.ts'
import { listArticles } from './public.service.ts'

/** Published articles with all words of the query, the newest first. */
export const articleSearch: SearchKind = {
  id: 'articles',
  icon: 'article',
  async find({ services, locale, query, limit }) {
    if (query.trim() === '') return []
    const { articles } = await listArticles(services.db, { q: query })
    return articles.slice(0, limit).map(({ slug, title, summary }) => ({
      title: readText(title, locale).text,
      text: readText(summary, locale).text,
      path: `/articles/${slug}`,
    }))
  },
}
