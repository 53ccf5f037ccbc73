import { useSyncExternalStore } from 'react'
import { lookToken } from '#platform/web/api/stored-tokens.ts'

/** The token with which this tab looks as a member, if it does. It changes only with the page. */
export function useLookToken(): string | null {
  return useSyncExternalStore(neverChanges, lookToken, nothing)
}

function neverChanges(): () => void {
  return () => {}
}

function nothing(): null {
  return null
}
