import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { getOwnProfile } from '#features/profiles/contract/profile.endpoints.ts'
import type { Contents } from '#features/profiles/contract/sections.ts'
import { call } from '#platform/web/api/api.ts'
import { getCvImport } from '../contract/cv-import.endpoints.ts'

export type Import = ResponseOf<typeof getCvImport>
export type OwnProfile = ResponseOf<typeof getOwnProfile>

const IMPORT = [getCvImport.path]
const PROFILE = [getOwnProfile.path]

/** The last CV that was read, and the profile that it is compared with. */
export function useImport() {
  const queries = useQueryClient()
  const known = useQuery({
    queryKey: IMPORT,
    queryFn: ({ signal }) => call(getCvImport, { signal }),
    refetchOnMount: 'always',
  })
  const own = useQuery({
    queryKey: PROFILE,
    queryFn: ({ signal }) => call(getOwnProfile, { signal }),
    refetchOnMount: 'always',
  })
  return {
    data: known.data,
    profile: own.data,
    isError: known.isError || own.isError,
    retry: () => Promise.all([known.refetch(), own.refetch()]),
    show: (next: Import) => queries.setQueryData<Import>(IMPORT, next),
    reloadProfile: () => queries.refetchQueries({ queryKey: PROFILE }),
  }
}

export function contentsOf({ sections }: OwnProfile): Contents {
  const entries = Object.entries(sections).map(([name, { content }]) => [name, content])
  return Object.fromEntries(entries) as Contents
}

export type ImportStore = ReturnType<typeof useImport>
