import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { useSession } from '#platform/web/session/session-provider.tsx'

const PARAMETER = 'admin_edit'
const PERMISSIONS_FRESH_MS = 30_000

export function useIsAdmin(): boolean {
  const session = useSession()
  return session.status === 'authenticated' && session.user.role === 'ADMIN'
}

/** Returns whether the server lets this admin edit pages; undefined until it has answered. */
export function useGlobalPermissions(): boolean | undefined {
  const admin = useIsAdmin()
  const { data, isError } = useQuery<{ hasGlobalPermissions: boolean }>({
    queryKey: ['/api/user/permissions'],
    enabled: admin,
    staleTime: PERMISSIONS_FRESH_MS,
    refetchOnWindowFocus: false,
    retry: 1,
  })
  return isError ? false : data?.hasGlobalPermissions
}

export type EditMode = {
  /** The address requests edit mode. */
  wanted: boolean
  /** The address requests it and the server allows it. */
  active: boolean
  allowed: boolean | undefined
  enter(): void
  leave(): void
}

export function useEditMode(): EditMode {
  const [search, setSearch] = useSearchParams()
  const admin = useIsAdmin()
  const allowed = useGlobalPermissions()
  const isRequested = admin && search.get(PARAMETER) === 'true'
  const change = useCallback(
    (on: boolean) =>
      setSearch(
        (now) => {
          const next = new URLSearchParams(now)
          if (on) next.set(PARAMETER, 'true')
          else next.delete(PARAMETER)
          return next
        },
        { preventScrollReset: true },
      ),
    [setSearch],
  )
  return {
    wanted: isRequested,
    active: isRequested && allowed === true,
    allowed,
    enter: () => change(true),
    leave: () => change(false),
  }
}
