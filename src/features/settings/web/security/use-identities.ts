import { useQuery, useQueryClient } from '@tanstack/react-query'
import { listIdentities } from '#features/google/contract/identities.endpoints.ts'
import { call } from '#platform/web/api/api.ts'
import { lookToken } from '#platform/web/api/stored-tokens.ts'

const KEY = [listIdentities.path]

export function useIdentities() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(listIdentities, { signal }),
    refetchOnMount: 'always',
    enabled: !lookToken(),
  })
}

export function useReloadIdentities() {
  const queries = useQueryClient()
  return () => queries.refetchQueries({ queryKey: KEY })
}
