import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/web/api/api.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { Area } from '#features/places/contract/municipalities.ts'
import { getDemand, getReach } from '../contract/demand.endpoints.ts'
import { getTarget, listTargets } from '../contract/targets.endpoints.ts'
import { listDeclined, readProfile } from '../contract/texts.endpoints.ts'

/** Everything here is computed anew with every visit: skills may have changed elsewhere. */
const fresh = { refetchOnMount: 'always', placeholderData: keepPreviousData } as const

export function useTargets() {
  return useQuery({
    queryKey: [listTargets.path],
    queryFn: ({ signal }) => call(listTargets, { signal }),
    ...fresh,
  })
}

export function useTarget(id: string | undefined) {
  return useQuery({
    queryKey: [getTarget.path, id],
    queryFn: ({ signal }) => call(getTarget, { params: { id: id ?? '' }, signal }),
    enabled: id !== undefined,
    refetchOnMount: 'always',
  })
}

export function useReach() {
  const locale = useLocale()
  return useQuery({
    queryKey: [getReach.path, locale],
    queryFn: ({ signal }) => call(getReach, { signal }),
    ...fresh,
  })
}

export function useDemand(area: Area | null) {
  return useQuery({
    queryKey: [getDemand.path, area],
    queryFn: ({ signal }) => call(getDemand, { query: area ? { area } : {}, signal }),
    ...fresh,
  })
}

export function useFoundInProfile() {
  const locale = useLocale()
  return useQuery({
    queryKey: [readProfile.path, locale],
    queryFn: ({ signal }) => call(readProfile, { signal }),
    refetchOnMount: 'always',
  })
}

export function useDeclined() {
  return useQuery({
    queryKey: [listDeclined.path],
    queryFn: ({ signal }) => call(listDeclined, { signal }),
    ...fresh,
  })
}

/** Asks again for everything that is counted from skills. */
export function useRecount() {
  const queries = useQueryClient()
  return () =>
    Promise.all(
      [listTargets, getTarget, getReach, getDemand, listDeclined].map(({ path }) =>
        queries.invalidateQueries({ queryKey: [path] }),
      ),
    )
}
