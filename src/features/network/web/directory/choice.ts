import { MUNICIPALITY_IDS } from '#features/places/contract/municipalities.ts'
import type { QueryOf } from '#platform/contract/endpoint.ts'
import { listDirectory } from '../../contract/directory.endpoints.ts'
import { QUERY_MAX } from '../../contract/lists.endpoints.ts'

export type Choice = Omit<QueryOf<typeof listDirectory>, 'after'>
export const FACETS = ['skill', 'place', 'school'] as const

/** Returns the search in an address, without values that the form could not have set. */
export function choiceOf(search: URLSearchParams): Choice {
  const query = search.get('query')?.trim().slice(0, QUERY_MAX)
  const place = MUNICIPALITY_IDS.find((id) => id === search.get('place'))
  const [skill, school] = [search.get('skill'), search.get('school')]
  return {
    ...(query && { query }),
    ...(place && { place }),
    ...(skill && { skill }),
    ...(school && { school }),
  }
}

/** Returns the address of a search; empty values are left out. */
export function addressOf(choice: Partial<Record<keyof Choice, string>>): string {
  const search = new URLSearchParams(
    Object.entries(choice).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  ).toString()
  return `/network/directory${search && `?${search}`}`
}
