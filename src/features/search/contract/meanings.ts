import {
  CONTRACTS,
  type Contract,
  type Kind,
  KINDS,
  type Mode,
  MODES,
} from '#features/opportunities/contract/kinds.ts'
import { AREAS, MUNICIPALITY_IDS } from '#features/places/contract/municipalities.ts'
import type { Criteria, Place } from './criteria.ts'

/** Every value of a filter that words of a search may name; the facets share none. */
export const MEANINGS = [...KINDS, ...CONTRACTS, ...MODES, 'firstJob', ...MUNICIPALITY_IDS, ...AREAS] as const
export type Meaning = (typeof MEANINGS)[number]
/** Meanings that a search may refuse; no text of its length has more. */
export const PLAIN_MAX = 8

export type Facet = 'kind' | 'contract' | 'mode' | 'firstJob' | 'place'

const FACETS: ReadonlyMap<string, Facet> = new Map<string, Facet>([
  ...KINDS.map((value) => [value, 'kind'] as const),
  ...CONTRACTS.map((value) => [value, 'contract'] as const),
  ...MODES.map((value) => [value, 'mode'] as const),
  ['firstJob', 'firstJob'],
])

export function facetOf(value: Meaning): Facet {
  return FACETS.get(value) ?? 'place'
}

/** Returns the search with what its words mean as filters, and with the rest as its words. */
export function withMeanings(
  criteria: Criteria,
  { rest, values }: { rest: string; values: readonly Meaning[] },
): Criteria {
  const all = <V extends Meaning>(facet: Facet, own: readonly V[]): readonly V[] => [
    ...new Set([...own, ...(values.filter((value) => facetOf(value) === facet) as V[])]),
  ]
  const [place] = all<Place>('place', criteria.place ? [criteria.place] : [])
  return {
    ...criteria,
    q: values.length > 0 ? rest : criteria.q,
    kind: all<Kind>('kind', criteria.kind),
    contract: all<Contract>('contract', criteria.contract),
    mode: all<Mode>('mode', criteria.mode),
    place: place ?? null,
    firstJob: criteria.firstJob || values.includes('firstJob'),
  }
}
