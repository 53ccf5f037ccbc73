import { useQueryClient } from '@tanstack/react-query'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { listPeople, type People } from '../../contract/people.endpoints.ts'

/** Returns members who suit the member. A dismissed one leaves the list at once, and `onLeave` moves the focus. */
export function useSuggestedPeople(onLeave: () => void) {
  const queries = useQueryClient()
  const key = endpointKey(listPeople)
  const query = useEndpoint(listPeople, { refetchOnMount: 'always' })
  return {
    query,
    leave(id: string) {
      queries.setQueryData<People>(
        key,
        (now) => now && { ...now, people: now.people.filter((person) => person.id !== id) },
      )
      onLeave()
    },
    settle: () => void queries.invalidateQueries({ queryKey: key }),
  }
}
