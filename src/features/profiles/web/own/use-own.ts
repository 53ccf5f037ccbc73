import { useQueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { getOwnProfile } from '../../contract/profile.endpoints.ts'
import type { Content, Contents, SectionName } from '../../contract/sections.ts'

export type OwnProfile = ResponseOf<typeof getOwnProfile>
export type SavedSection<S extends SectionName> = {
  content: Content<S>
  version: string
  older: OwnProfile['sections']['about']['older']
}

const KEY = endpointKey(getOwnProfile)

export function useOwnQuery() {
  return useEndpoint(getOwnProfile, { refetchOnMount: 'always' })
}

export const OwnContext = createContext<OwnProfile | undefined>(undefined)

/** Returns the stored own profile; for use once it is loaded. */
export function useOwn(): OwnProfile {
  const profile = use(OwnContext)
  if (!profile) throw new Error('useOwn needs the loaded profile')
  return profile
}

export function useOwnStore() {
  const queries = useQueryClient()
  const change = (next: (now: OwnProfile) => OwnProfile) =>
    queries.setQueryData<OwnProfile>(KEY, (now) => now && next(now))
  return {
    read: () => queries.getQueryData<OwnProfile>(KEY),
    change,
    changeSection<S extends SectionName>(name: S, section: SavedSection<S>) {
      change((now) => ({ ...now, sections: { ...now.sections, [name]: section } }))
    },
    reload: () => queries.refetchQueries({ queryKey: KEY }),
  }
}

export function contentsOf({ sections }: OwnProfile): Contents {
  const entries = Object.entries(sections).map(([name, { content }]) => [name, content])
  return Object.fromEntries(entries) as Contents
}
