import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { useQueryClient } from '@tanstack/react-query'
import {
  getOrganisation,
  listOwnOrganisations,
  type OwnOrganisation,
} from '../../contract/organisation.endpoints.ts'

const key = (slug: string) => endpointKey(getOrganisation, { params: { id: slug } })

/** Returns one of the member's organisations by its slug. */
export function useOrganisation(slug: string) {
  return useEndpoint(getOrganisation, { params: { id: slug }, staleTime: 0 })
}

/** Updates the stored organisation after a change. */
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
