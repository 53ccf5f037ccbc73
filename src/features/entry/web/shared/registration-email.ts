import { useSyncExternalStore } from 'react'
import { useAskedEmail } from './asked-email.ts'

/** The address somebody registers with, kept from sending the form until it is verified. */
const KEY = 'registrationEmail'

export function keepRegistrationEmail(email: string): void {
  localStorage.setItem(KEY, email)
}

export function forgetRegistrationEmail(): void {
  localStorage.removeItem(KEY)
}

/** The address of this screen: from its query, else the one that was registered in this browser. */
export function useRegistrationEmail(): string {
  const asked = useAskedEmail()
  const kept = useSyncExternalStore(subscribe, keptRegistrationEmail, () => '')
  return asked || kept
}

/** The kept address, or nothing. */
export function keptRegistrationEmail(): string {
  return (localStorage.getItem(KEY) ?? '').trim()
}

function subscribe(listener: () => void) {
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}
