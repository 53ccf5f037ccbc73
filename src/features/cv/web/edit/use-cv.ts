import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/web/api/api.ts'
import { type Cv, getCv } from '../../contract/cv.endpoints.ts'

export function useCvQuery(id: string) {
  return useQuery({
    queryKey: [getCv.path, id],
    queryFn: ({ signal }) => call(getCv, { params: { id }, signal }),
    refetchOnMount: 'always',
  })
}

export function useCvStore(id: string) {
  const queries = useQueryClient()
  const queryKey = [getCv.path, id]
  return {
    read: () => queries.getQueryData<Cv>(queryKey),
    write: (cv: Cv) => queries.setQueryData<Cv>(queryKey, cv),
    change: (next: (now: Cv) => Cv) => queries.setQueryData<Cv>(queryKey, (now) => now && next(now)),
    reload: () => queries.refetchQueries({ queryKey }),
  }
}
