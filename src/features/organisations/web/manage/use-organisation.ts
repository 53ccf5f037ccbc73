import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/web/api/api.ts'
import {
  getOrganisation,
  listOwnOrganisations,
  type OwnOrganisation,
} from '../../contract/organisation.endpoints.ts'

const key = (slug: string) => [getOrganisation.path, slug]

/** An organisation one belongs to, by the last part of its address. */
export function useOrganisation(slug: string) {
  return useQuery({
    queryKey: key(slug),
    queryFn: ({ signal }) => call(getOrganisation, { params: { id: slug }, signal }),
    staleTime: 0,
  })
}

/** Keeps what pages know of it in step with what was just changed. */
export function useOrganisationStore(slug: string) {
  const queries = useQueryClient()
  return {
    put(organisation: OwnOrganisation) {
      queries.setQueryData(key(slug), organisation)
      void queries.invalidateQueries({ queryKey: [listOwnOrganisations.path] })
    },
    async reload() {
      await queries.invalidateQueries({ queryKey: key(slug) })
      await queries.invalidateQueries({ queryKey: [listOwnOrganisations.path] })
    },
    read: () => queries.getQueryData<OwnOrganisation>(key(slug)),
  }
}
