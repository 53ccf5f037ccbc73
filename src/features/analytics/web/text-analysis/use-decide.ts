import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getOwnProfile } from '#features/profiles/contract/profile.endpoints.ts'
import { call } from '#platform/web/api/api.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import type { Level } from '../../contract/coverage.ts'
import { decide, readProfile } from '../../contract/texts.endpoints.ts'
import { useRecount } from '../use-analytics.ts'

type Decision = {
  accepted?: { skill: string; level: Level }[]
  declined?: string[]
  restored?: string[]
}

/** Confirms, refuses or brings back; what hangs on it is counted anew. */
export function useDecide() {
  const recount = useRecount()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ accepted = [], declined = [], restored = [] }: Decision) =>
      call(decide, { body: { accepted, declined, restored } }),
    async onSuccess(_, { restored }) {
      await queries.invalidateQueries({ queryKey: endpointKey(getOwnProfile) })
      if (restored) await queries.invalidateQueries({ queryKey: endpointKey(readProfile) })
      await recount()
    },
  })
}
