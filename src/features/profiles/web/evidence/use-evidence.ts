import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/api.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { addEvidence, listEvidence, removeEvidence } from '../../contract/evidence.endpoints.ts'
import { getOwnProfile } from '../../contract/profile.endpoints.ts'

const KEY = endpointKey(listEvidence)

export function useEvidence() {
  return useEndpoint(listEvidence, { refetchOnMount: 'always' })
}

/** Adds and removes evidence; `onChange` is called once the list is refetched. */
export function useEvidenceChange(onChange?: () => void) {
  const queries = useQueryClient()
  async function fresh() {
    await queries.refetchQueries({ queryKey: KEY })
    onChange?.()
  }
  const add = useMutation({
    mutationFn: (body: BodyOf<typeof addEvidence>) => call(addEvidence, { body }),
    onSuccess: fresh,
  })
  const remove = useMutation({
    mutationFn: (id: string) => call(removeEvidence, { params: { id } }),
    onSuccess: fresh,
  })
  return { add, remove }
}

/** Returns the own profile, for the entries that can be evidence. */
export function useOwnEntries() {
  return useEndpoint(getOwnProfile)
}
