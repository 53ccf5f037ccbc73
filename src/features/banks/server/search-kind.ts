import { findMunicipality } from '#features/places/contract/find-municipality.ts'
import { wordMatch } from '#platform/contract/word-match.ts'
import type { SearchKind } from '#platform/server/search-kind.ts'
import { listBankCards } from './banks.queries.ts'

/** Youth banks by name and place. */
export const bankSearch: SearchKind = {
  id: 'banks',
  icon: 'bank',
  order: 25,
  async find({ services: { db }, query, limit }) {
    const matches = wordMatch(query)
    if (!matches) return []
    const banks = await listBankCards(db)
    return banks
      .map(({ slug, name, municipalities }) => ({
        title: name,
        text: municipalities.flatMap((id) => findMunicipality(id)?.name ?? []).join(', '),
        path: `/ob/${slug}`,
      }))
      .filter(({ title, text }) => matches([title, text]))
      .slice(0, limit)
  },
}
