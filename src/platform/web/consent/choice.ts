import { CONSENT_CHOICES, CONSENT_PATH, type ConsentChoice } from '#platform/contract/consent.ts'
import { savePreference } from '../preference-cookie.ts'

const KEY = 'consent'
const listeners = new Set<() => void>()

function isChoice(value: unknown): value is ConsentChoice {
  return CONSENT_CHOICES.some((choice) => choice === value)
}

/** The answer of this browser to being measured; none while nobody has answered. */
export function consentChoice(): ConsentChoice | undefined {
  const stored = localStorage.getItem(KEY) ?? /(?:^|;\s*)consent=(\w+)/.exec(document.cookie)?.[1]
  return isChoice(stored) ? stored : undefined
}

export function saveConsent(choice: ConsentChoice): void {
  if (consentChoice() === undefined) countAnswer(choice)
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

/** Reports a first answer; without the visitor, and lost without a connection. */
function countAnswer(choice: ConsentChoice): void {
  fetch(CONSENT_PATH, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ choice }),
  }).catch(() => undefined)
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
