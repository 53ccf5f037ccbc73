import { useQuery } from '@tanstack/react-query'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/api.ts'
import { listCvs } from '../../contract/cv.endpoints.ts'

export type ListedCv = ResponseOf<typeof listCvs>['cvs'][number]
export const LIST_KEY = [listCvs.path]

export function useCvs() {
  return useQuery({
    queryKey: LIST_KEY,
    queryFn: ({ signal }) => call(listCvs, { signal }),
    refetchOnMount: 'always',
  })
}
