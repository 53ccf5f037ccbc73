import { useQueryClient } from '@tanstack/react-query'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { getOwnProfile } from '#features/profiles/contract/profile.endpoints.ts'
import type { Contents } from '#features/profiles/contract/sections.ts'
import { getCvImport } from '../contract/cv-import.endpoints.ts'

export type Import = ResponseOf<typeof getCvImport>
export type OwnProfile = ResponseOf<typeof getOwnProfile>

const IMPORT = endpointKey(getCvImport)
const PROFILE = endpointKey(getOwnProfile)

/** Returns the last CV that was read, and the profile for comparison. */
export function useImport() {
  const queries = useQueryClient()
  const stored = useEndpoint(getCvImport, { refetchOnMount: 'always' })
  const own = useEndpoint(getOwnProfile, { refetchOnMount: 'always' })
  return {
    data: stored.data,
    profile: own.data,
    // The first query that is not loaded yet, which delays the page.
    pending: stored.data ? own : stored,
    reload: () => Promise.all([stored.refetch(), own.refetch()]),
    show: (next: Import) => queries.setQueryData<Import>(IMPORT, next),
    reloadProfile: () => queries.refetchQueries({ queryKey: PROFILE }),
  }
}

export function contentsOf({ sections }: OwnProfile): Contents {
  const entries = Object.entries(sections).map(([name, { content }]) => [name, content])
  return Object.fromEntries(entries) as Contents
}

export type ImportStore = ReturnType<typeof useImport>
