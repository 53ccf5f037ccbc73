import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/web/api/api.ts'
import { useSession } from '#platform/web/session/session-provider.tsx'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import type { DismissReason } from '../../contract/kinds.ts'
import {
  saveDismissal,
  listMarks,
  listSaved,
  type Marks,
  saveOpportunity,
} from '../../contract/member.endpoints.ts'

const KEY = endpointKey(listMarks)

type Mark = { saved: boolean; dismissed: boolean; applied: boolean }
type Change =
  | { mark: 'saved'; on: boolean }
  | { mark: 'dismissed'; on: boolean; reason: DismissReason | null }

/** Returns the member's mark of an opportunity; fetched once for all lists. */
export function useMark(id: string): Mark {
  const session = useSession()
  const { data } = useEndpoint(listMarks, { enabled: session.status === 'authenticated' })
  const has = (mark: keyof Marks) => data?.[mark].includes(id) ?? false
  return { saved: has('saved'), dismissed: has('dismissed'), applied: has('applied') }
}

/** Marks an opportunity: shown at once, stored in order, and reverted on failure. */
export function useKeepMark(
  id: string,
  {
    onKept,
    onFailed,
  }: { onKept: (change: Change) => void; onFailed: (error: unknown, change: Change) => void },
) {
  const queries = useQueryClient()
  const { mutate } = useMutation({
    scope: { id: `mark-${id}` },
    mutationFn: async (change: Change) => {
      const { mark, on } = change
      const params = { id }
      if (mark === 'saved') await call(saveOpportunity, { params, body: { saved: on } })
      else await call(saveDismissal, { params, body: { dismissed: on, reason: change.reason } })
    },
    onSuccess(_, change) {
      if (change.mark === 'saved') void queries.invalidateQueries({ queryKey: endpointKey(listSaved) })
      onKept(change)
    },
    onError(error, change) {
      show(queries, { ...change, id, on: !change.on })
      onFailed(error, change)
    },
  })
  return (change: Change) => {
    // A response in transit does not include the change.
    void queries.cancelQueries({ queryKey: KEY })
    show(queries, { ...change, id })
    mutate(change)
  }
}

function show(queries: QueryClient, { id, mark, on }: { id: string; mark: keyof Marks; on: boolean }): void {
  queries.setQueryData<Marks>(KEY, (marks = { saved: [], dismissed: [], applied: [] }) => {
    const others = marks[mark].filter((one) => one !== id)
    return { ...marks, [mark]: on ? [id, ...others] : others }
  })
}
