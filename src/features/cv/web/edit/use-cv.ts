import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type Cv, getCv } from '../../contract/cv.endpoints.ts'

export function useCvQuery(id: string) {
  return useEndpoint(getCv, { params: { id }, refetchOnMount: 'always' })
}

export function useCvStore(id: string) {
  const queries = useQueryClient()
  const queryKey = endpointKey(getCv, { params: { id } })
  return {
    read: () => queries.getQueryData<Cv>(queryKey),
    write: (cv: Cv) => queries.setQueryData<Cv>(queryKey, cv),
    change: (next: (now: Cv) => Cv) => queries.setQueryData<Cv>(queryKey, (now) => now && next(now)),
    reload: () => queries.refetchQueries({ queryKey }),
  }
}
