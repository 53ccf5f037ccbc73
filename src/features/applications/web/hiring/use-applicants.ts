import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { call } from '#platform/web/api/api.ts'
import { listApplicants } from '../../contract/hiring.endpoints.ts'
import type { Status } from '../../contract/statuses.ts'

/** Applications to an opportunity, page by page, of one state or of all. */
export function useApplicants({ opportunity, status }: { opportunity: string; status: Status | undefined }) {
  return useInfiniteQuery({
    queryKey: [listApplicants.path, opportunity, status ?? ''],
    queryFn: ({ pageParam, signal }) =>
      call(listApplicants, {
        signal,
        params: { id: opportunity },
        query: { ...(status && { status }), ...(pageParam && { after: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: (last) => last.next ?? undefined,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}
