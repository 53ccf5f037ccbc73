import { findMunicipality } from '#features/places/contract/find-municipality.ts'
import { byLetters } from '#platform/contract/letter-order.ts'
import type { Locale } from '#platform/contract/locale.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { Feature } from '#platform/server/feature.ts'
import { registeredText } from '#platform/server/i18n/translate.ts'
import { AGES, type FacetValue, OWN_ROLES, STATES, type UserCounts } from '../../contract/users.endpoints.ts'
import type { Filter } from './conditions.ts'
import { getCounts } from './counts.queries.ts'

const PLACES = 12

/** Counts what each value of each facet would leave, in words of the features that know them. */
export async function countsOf(input: {
  db: Db
  features: readonly Feature[]
  locale: Locale
  filter: Filter
}): Promise<UserCounts> {
  const { db, features, locale, filter } = input
  const groups = features.flatMap(({ personGroups = [] }) => personGroups)
  const { total, all, of, places } = await getCounts(db, filter, groups)
  const own = (facet: 'state' | 'role' | 'age', values: readonly string[]) =>
    values.map((value) => ({ value, title: '', count: of(facet, value) }))
  const registered = (facet: 'role' | 'mark') =>
    features.flatMap(({ catalogues, personGroups = [] }) =>
      personGroups
        .filter((group) => group.facet === facet)
        .map(({ id }) => ({
          value: id,
          title: registeredText(catalogues, locale, 'console', 'groups', id) ?? id,
          count: of(facet, id),
        })),
    )
  const [member, ...others] = own('role', OWN_ROLES)
  return {
    total,
    all,
    facets: {
      state: own('state', STATES),
      role: [...(member ? [member] : []), ...registered('role'), ...others],
      place: placesOf(filter.place, places, of),
      age: own('age', AGES),
      mark: registered('mark'),
    },
  }
}

/** The places with most people, and those that are chosen, however few. */
function placesOf(
  selection: readonly string[],
  ids: readonly string[],
  of: (facet: 'place', value: string) => number,
): FacetValue[] {
  const places = [...new Set([...ids, ...selection])]
    .map((value) => ({ value, title: findMunicipality(value)?.name ?? '', count: of('place', value) }))
    .filter(({ title }) => title !== '')
    .toSorted((one, other) => other.count - one.count || byLetters(one.title, other.title))
  return places.filter(({ value }, rank) => rank < PLACES || selection.includes(value))
}
