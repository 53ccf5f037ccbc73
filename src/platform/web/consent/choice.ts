import { savePreference } from '../preference-cookie.ts'

export type ConsentChoice = 'accepted' | 'declined'

const KEY = 'consent'
const listeners = new Set<() => void>()

function isChoice(value: unknown): value is ConsentChoice {
  return value === 'accepted' || value === 'declined'
}

/** The answer of this browser to being measured; none while nobody has answered. */
export function consentChoice(): ConsentChoice | undefined {
  const stored = localStorage.getItem(KEY) ?? /(?:^|;\s*)consent=(\w+)/.exec(document.cookie)?.[1]
  return isChoice(stored) ? stored : undefined
}

export function saveConsent(choice: ConsentChoice): void {
  localStorage.setItem(KEY, choice)
  savePreference(KEY, choice)
  if (choice === 'declined') forgetPixelCookies()
  for (const listener of listeners) listener()
}

/** Hears of answers given here and in other tabs. */
export function onConsent(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => event.key === KEY && listener()
  listeners.add(listener)
  addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', onStorage)
  }
}

// The pixel keeps its cookies on the widest domain that takes them.
function forgetPixelCookies(): void {
  const labels = location.hostname.split('.')
  for (const name of ['_fbp', '_fbc']) {
    document.cookie = `${name}=; Path=/; Max-Age=0`
    for (let i = 0; i < labels.length; i += 1) {
      document.cookie = `${name}=; Path=/; Max-Age=0; Domain=${labels.slice(i).join('.')}`
    }
  }
}
