import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '#platform/web/api/api.ts'
import { ApiError } from '#platform/web/api/api-error.ts'
import { useSession } from '#platform/web/session/session-provider.tsx'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { getDashboard } from '../contract/dashboard.endpoints.ts'

/** Returns the dashboard, refetched on every visit because the next step may be done already. */
export function useDashboard() {
  const locale = useLocale()
  const { reloadProfile } = useSession()
  return useQuery({
    queryKey: [getDashboard.path, locale],
    async queryFn({ signal }) {
      const ask = () => call(getDashboard, { signal, renew: false })
      try {
        return await ask()
      } catch (error) {
        // Only the profile call decides whether the session has ended.
        const doubted = error instanceof ApiError && error.status === 401
        if (!doubted || !(await reloadProfile())) throw error
        return ask()
      }
    },
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}
