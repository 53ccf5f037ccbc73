import { useQueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { getSettings } from '../contract/settings.endpoints.ts'
import type { Part, Saved } from './save-part.ts'

export type Settings = ResponseOf<typeof getSettings>

const KEY = endpointKey(getSettings)

/** Fetched with every visit, because another device may have changed something. */
export function useSettingsQuery() {
  return useEndpoint(getSettings, { refetchOnMount: 'always' })
}

export const SettingsContext = createContext<Settings | undefined>(undefined)

/** Returns the current settings, within the loaded screen. */
export function useSettings(): Settings {
  const settings = use(SettingsContext)
  if (!settings) throw new Error('useSettings needs the loaded settings')
  return settings
}

/** Reads, changes and refetches the settings that all sections share. */
export function useSettingsStore() {
  const queries = useQueryClient()
  return {
    read: () => queries.getQueryData<Settings>(KEY),
    update<P extends Part>(part: P, change: (now: Saved<P>) => Saved<P>) {
      queries.setQueryData<Settings>(KEY, (now) => now && { ...now, [part]: change(now[part] as Saved<P>) })
    },
    reload: () => queries.refetchQueries({ queryKey: KEY }),
  }
}
