import { toCyrillic } from '#platform/contract/fold-script.ts'
import type { Feature } from '#platform/server/feature.ts'
import { route } from '#platform/server/http/route.ts'
import { areaNames, entityOf } from '../contract/areas.ts'
import { municipalities } from '../contract/municipalities.ts'
import { listMunicipalities } from '../contract/places.endpoints.ts'
import { searchMunicipalities } from '../contract/search.ts'
import { placeSearch } from './search-kind.ts'

export { formsOf } from './declension.ts'
export { PHRASE_WORDS_MAX, placeOfPhrase } from './place-phrases.ts'

export const places: Feature = {
  name: 'places',
  catalogues: {
    bhs: { search: { kinds: { places: 'Mjesta' } } },
    en: { search: { kinds: { places: 'Places' } } },
  },
  searchKinds: [placeSearch],
  routes: [
    route(listMunicipalities, 'public', async ({ query, locale }) => {
      const matches = query.query === undefined ? municipalities : searchMunicipalities(query.query, 20)
      return {
        items: matches.map((place) => ({
          ...place,
          cyrillic: toCyrillic(place.latin),
          entity: entityOf(place),
          areaName: areaNames[place.area][locale],
        })),
      }
    }),
  ],
}
