import { useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'

/** The placeholder of an address until the browser shows it. */
const UNSEEN = '…'

/**
 * Returns the address in the query of this page. The server only knows that there is one, so that no page it renders
 * carries an address; the browser fills it in on hydration.
 */
export function useQueryEmail(): string {
  const [search] = useSearchParams()
  const email = (search.get('email') ?? '').trim()
  return useSyncExternalStore(
    never,
    () => email,
    () => (email === '' ? '' : UNSEEN),
  )
}

/** Returns the initial value of a field: the address once it is known. */
export function initialEmail(email: string): string {
  return email === UNSEEN ? '' : email
}

function never() {
  return () => undefined
}
