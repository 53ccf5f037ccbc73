import { useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'

/** Stands for an address until the browser shows it. */
const UNSEEN = '…'

/**
 * The address in the query of this page. The server knows only that there is one, so that no page that it writes
 * carries an address; the browser fills it in when it wakes.
 */
export function useAskedEmail(): string {
  const [search] = useSearchParams()
  const asked = (search.get('email') ?? '').trim()
  return useSyncExternalStore(
    never,
    () => asked,
    () => (asked === '' ? '' : UNSEEN),
  )
}

/** What a field may begin with: the address, once it is known. */
export function knownEmail(email: string): string {
  return email === UNSEEN ? '' : email
}

function never() {
  return () => undefined
}
