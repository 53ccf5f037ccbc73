import { keepPreviousData, useQueryClient } from '@tanstack/react-query'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import type { Area } from '#features/places/contract/municipalities.ts'
import { getDemand, getReach } from '../contract/demand.endpoints.ts'
import { getTarget, listTargets, proposeGoals } from '../contract/targets.endpoints.ts'
import { listDeclined, listSkillsInProfile } from '../contract/texts.endpoints.ts'

/** Refetched on every visit, because skills may have changed elsewhere. */
const fresh = { refetchOnMount: 'always', placeholderData: keepPreviousData } as const

export function useTargets() {
  return useEndpoint(listTargets, fresh)
}

export function useTarget(id: string | undefined) {
  return useEndpoint(getTarget, {
    params: { id: id ?? '' },
    enabled: id !== undefined,
    refetchOnMount: 'always',
  })
}

export function useReach() {
  const locale = useLocale()
  return useEndpoint(getReach, { locale, ...fresh })
}

export function useDemand(area: Area | null) {
  return useEndpoint(getDemand, { query: area ? { area } : {}, ...fresh })
}

export function useProfileFindings() {
  const locale = useLocale()
  return useEndpoint(listSkillsInProfile, { locale, refetchOnMount: 'always' })
}

export function useDeclined() {
  return useEndpoint(listDeclined, fresh)
}

/** Beginnings of the paths of everything that is computed from skills. */
export const COUNTED: readonly string[] = ['/api/ai-skills/']

/** Refetches everything that is computed from skills. */
export function useRecount() {
  const queries = useQueryClient()
  return () =>
    Promise.all(
      [listTargets, getTarget, proposeGoals, getReach, getDemand, listDeclined].map((endpoint) =>
        queries.invalidateQueries({ queryKey: endpointKey(endpoint) }),
      ),
    )
}
