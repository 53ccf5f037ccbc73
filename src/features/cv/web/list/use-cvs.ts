import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { listCvs } from '../../contract/cv.endpoints.ts'

export type ListedCv = ResponseOf<typeof listCvs>['cvs'][number]
export const LIST_KEY = endpointKey(listCvs)

export function useCvs() {
  return useEndpoint(listCvs, { refetchOnMount: 'always' })
}
