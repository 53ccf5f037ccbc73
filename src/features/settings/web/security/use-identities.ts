import { useQueryClient } from '@tanstack/react-query'
import { listIdentities } from '#features/google/contract/identities.endpoints.ts'
import { impersonationToken } from '#platform/web/api/stored-tokens.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'

const KEY = endpointKey(listIdentities)

export function useIdentities() {
  return useEndpoint(listIdentities, { refetchOnMount: 'always', enabled: !impersonationToken() })
}

export function useReloadIdentities() {
  const queries = useQueryClient()
  return () => queries.refetchQueries({ queryKey: KEY })
}
