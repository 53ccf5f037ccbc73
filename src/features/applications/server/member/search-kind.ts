import { readText } from '#platform/contract/bilingual.ts'
import { foldedWords } from '#platform/contract/fold.ts'
import type { SearchKind } from '#platform/server/search-kind.ts'
import { listOwn } from './list.service.ts'

/** Searches the member's own applications by word beginnings of title and organisation; last moved first. */
export const applicationKind: SearchKind = {
  id: 'applications',
  async find({ services, session, locale, query, limit }) {
    const wanted = foldedWords(query)
    if (wanted.length === 0) return []
    const { applications } = await listOwn({ services, session })
    return applications
      .flatMap(({ id, opportunity, external }) => {
        const hit = opportunity
          ? {
              names: Object.values(opportunity.title),
              title: readText(opportunity.title, locale).text,
              text: opportunity.organisation.name,
            }
          : external && { names: [external.title], title: external.title, text: external.organisation }
        if (!hit) return []
        const words = foldedWords([...hit.names, hit.text].join(' '))
        const fits = wanted.every((one) => words.some((word) => word.startsWith(one)))
        // The list itself shows everything about an external application.
        const path = opportunity ? `/applications/${id}` : '/applications'
        return fits ? [{ title: hit.title, text: hit.text, path }] : []
      })
      .slice(0, limit)
  },
}
