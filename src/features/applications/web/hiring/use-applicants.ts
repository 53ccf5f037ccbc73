import { useEndpointPages } from '#platform/web/api/use-endpoint.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { listApplicants } from '../../contract/hiring.endpoints.ts'
import type { Status } from '../../contract/statuses.ts'

/** Loads the applications to an opportunity page by page, of one status or of all. */
export function useApplicants({ opportunity, status }: { opportunity: string; status: Status | undefined }) {
  return useEndpointPages(listApplicants, {
    params: { id: opportunity },
    query: { ...(status && { status }) },
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}
