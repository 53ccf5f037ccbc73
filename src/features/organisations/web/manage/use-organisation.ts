import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { useQueryClient } from '@tanstack/react-query'
import {
  getOrganisation,
  listOwnOrganisations,
  type OwnOrganisation,
} from '../../contract/organisation.endpoints.ts'

const key = (slug: string) => endpointKey(getOrganisation, { params: { id: slug } })

/** An organisation one belongs to, by the last part of its address. */
export function useOrganisation(slug: string) {
  return useEndpoint(getOrganisation, { params: { id: slug }, staleTime: 0 })
}

/** Keeps what pages know of it in step with what was just changed. */
export function useOrganisationStore(slug: string) {
  const queries = useQueryClient()
  return {
    put(organisation: OwnOrganisation) {
      queries.setQueryData(key(slug), organisation)
      void queries.invalidateQueries({ queryKey: endpointKey(listOwnOrganisations) })
    },
    async reload() {
      await queries.invalidateQueries({ queryKey: key(slug) })
      await queries.invalidateQueries({ queryKey: endpointKey(listOwnOrganisations) })
    },
    read: () => queries.getQueryData<OwnOrganisation>(key(slug)),
  }
}
