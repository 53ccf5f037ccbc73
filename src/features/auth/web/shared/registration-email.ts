import { useSyncExternalStore } from 'react'
import { useQueryEmail } from './query-email.ts'

/** The storage key of a registration's address, from sending the form until it is verified. */
const KEY = 'registrationEmail'

export function keepRegistrationEmail(email: string): void {
  localStorage.setItem(KEY, email)
}

export function forgetRegistrationEmail(): void {
  localStorage.removeItem(KEY)
}

/** Returns the address of this screen: from its query, or else the one registered in this browser. */
export function useRegistrationEmail(): string {
  const queryEmail = useQueryEmail()
  const registrationEmail = useSyncExternalStore(subscribe, storedRegistrationEmail, () => '')
  return queryEmail || registrationEmail
}

/** Returns the stored address, if any. */
export function storedRegistrationEmail(): string {
  return (localStorage.getItem(KEY) ?? '').trim()
}

function subscribe(listener: () => void) {
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}
