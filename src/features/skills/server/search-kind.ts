import { fold } from '#platform/contract/fold.ts'
import type { SearchKind } from '#platform/server/search-kind.ts'
import { listSuggestions } from './skills.queries.ts'

/** Skills of the vocabulary by any name; each leads to the opportunities that require it. */
export const skillSearch: SearchKind = {
  id: 'skills',
  icon: 'skill',
  async find({ services, locale, query, limit }) {
    const begins = ` ${fold(query)}`
    // Letters amid a word suit somebody who chooses a skill; whoever seeks a name would read nonsense.
    const suggestions = (await listSuggestions(services.db, query)).filter(({ matched }) =>
      ` ${fold(matched)}`.includes(begins),
    )
    return suggestions.slice(0, limit).map(({ id, name, matched }) => ({
      title: name[locale],
      text: fold(matched) === fold(name[locale]) ? '' : matched,
      path: `/opportunities?skill=${id}`,
    }))
  },
}
