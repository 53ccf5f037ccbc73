import { queryOptions, useQueries } from '@tanstack/react-query'
import { fillPath } from '#platform/contract/endpoint.ts'
import { request } from '#platform/web/api/api.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { ownCalls } from '../contract/library.endpoints.ts'

type PictureRequest = { id: string; file?: string; calls?: typeof ownCalls }

/** Reads a picture as those see it who write; what is read once serves all places. */
export function ownPicture({ id, file = '', calls = ownCalls }: PictureRequest) {
  return queryOptions({
    queryKey: [...endpointKey(ownCalls.read, { params: { id } }), file],
    queryFn: async ({ signal }) => (await request(fillPath(calls.read.path, { id }), { signal })).blob(),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Returns the bytes of these pictures in the size of a phone's column, as far as they are read. */
export function usePictureBytes(ids: readonly string[]): number {
  return useQueries({
    queries: ids.map((id) => ownPicture({ id })),
    combine: (results) => results.reduce((sum, { data }) => sum + (data?.size ?? 0), 0),
  })
}
