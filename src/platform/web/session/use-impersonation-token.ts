import { useSyncExternalStore } from 'react'
import { impersonationToken } from '#platform/web/api/stored-tokens.ts'

/** The token with which this tab impersonates a member, if it does. It changes only with the page. */
export function useImpersonationToken(): string | null {
  return useSyncExternalStore(neverChanges, impersonationToken, nothing)
}

function neverChanges(): () => void {
  return () => {}
}

function nothing(): null {
  return null
}
