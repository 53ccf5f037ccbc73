import type { SearchKind } from '#platform/server/search-kind.ts'
import { areaNames } from '../contract/areas.ts'
import { searchMunicipalities } from '../contract/search.ts'

/** Municipalities, which lead to the opportunities there. */
export const placeSearch: SearchKind = {
  id: 'places',
  icon: 'place',
  order: 20,
  async find({ locale, query, limit }) {
    return searchMunicipalities(query, limit).map(({ id, name, area }) => ({
      title: name,
      text: areaNames[area][locale],
      path: `/opportunities?place=${id}`,
    }))
  },
}
