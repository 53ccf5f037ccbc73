import { readText } from '#platform/contract/bilingual.ts'
import { wordMatch } from '#platform/contract/word-match.ts'
import type { SearchKind } from '#platform/server/search-kind.ts'
import { listOwn } from './list.service.ts'

/** The member's own applications by title and organisation; last moved first. */
export const applicationSearch: SearchKind = {
  id: 'applications',
  icon: 'application',
  order: 30,
  async find({ services, session, locale, query, limit }) {
    const matches = wordMatch(query)
    if (!matches) return []
    const { applications } = await listOwn({ services, session })
    return applications
      .flatMap(({ id, opportunity, external }) => {
        if (opportunity) {
          const { title, organisation } = opportunity
          const hit = {
            title: readText(title, locale).text,
            text: organisation.name,
            path: `/applications/${id}`,
          }
          return matches([...Object.values(title), organisation.name]) ? [hit] : []
        }
        // The list itself shows everything about an external application.
        return external && matches([external.title, external.organisation])
          ? [{ title: external.title, text: external.organisation, path: '/applications' }]
          : []
      })
      .slice(0, limit)
  },
}
