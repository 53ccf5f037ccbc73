import { readText } from '#platform/contract/bilingual.ts'
import { wordMatch } from '#platform/contract/word-match.ts'
import type { SearchKind } from '#platform/server/search-kind.ts'
import { listSavedBy } from './member.service.ts'

/** Opportunities that the member saved, by title and organisation, the last first. */
export const savedSearch: SearchKind = {
  id: 'saved',
  icon: 'saved',
  order: 29,
  async find({ services, session, locale, query, limit }) {
    const matches = wordMatch(query)
    if (!matches) return []
    const { opportunities } = await listSavedBy({ services, session })
    return opportunities
      .filter(({ title, organisation }) => matches([...Object.values(title), organisation.name]))
      .slice(0, limit)
      .map(({ slug, title, organisation }) => ({
        title: readText(title, locale).text,
        text: organisation.name,
        path: `/opportunities/${slug}`,
      }))
  },
}
