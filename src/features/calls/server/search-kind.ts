import { readText } from '#platform/contract/bilingual.ts'
import { wordMatch } from '#platform/contract/word-match.ts'
import type { SearchKind } from '#platform/server/search-kind.ts'
import { listCallCards } from './calls.queries.ts'

/** Published calls by title and youth bank, the most pressing first. */
export const callSearch: SearchKind = {
  id: 'calls',
  icon: 'call',
  order: 24,
  async find({ services: { db }, locale, query, limit }) {
    const matches = wordMatch(query)
    if (!matches) return []
    const calls = await listCallCards(db, {})
    return calls
      .filter(({ title, bank }) => matches([...Object.values(title), bank?.name ?? '']))
      .slice(0, limit)
      .map(({ slug, title, bank }) => ({
        title: readText(title, locale).text,
        text: bank?.name ?? '',
        path: `/calls/${slug}`,
      }))
  },
}
