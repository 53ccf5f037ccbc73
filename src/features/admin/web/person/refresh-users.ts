import type { QueryClient } from '@tanstack/react-query'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { getUser } from '../../contract/person.endpoints.ts'
import { getUserCounts, listUsers } from '../../contract/users.endpoints.ts'

/** Reads the list of users, its counts and these users again, where they are in view. */
export async function refreshUsers(queries: QueryClient, ids: readonly string[]): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: endpointKey(listUsers) }),
    queries.invalidateQueries({ queryKey: endpointKey(getUserCounts) }),
    ...ids.map((id) => queries.invalidateQueries({ queryKey: endpointKey(getUser, { params: { id } }) })),
  ])
}
