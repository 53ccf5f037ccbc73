type Rules = { createScriptURL(address: string): string }
type Policy = Rules
type Factory = { createPolicy(name: string, rules: Rules): Policy }

declare global {
  interface Window {
    trustedTypes?: Factory
  }
}

export const WORKER_SCRIPT = '/sw.js'
export const PIXEL_SCRIPT = 'https://connect.facebook.net/en_US/fbevents.js'

const ALLOWED: readonly string[] = [WORKER_SCRIPT, PIXEL_SCRIPT]

const rules: Rules = {
  createScriptURL(address) {
    if (!ALLOWED.includes(address)) throw new TypeError(`${address} is not a script of ours`)
    return address
  },
}

let policy: Policy | undefined

/** Address of a script that may be run. The browser takes no other: the page's policy knows this one name only. */
export function scriptAddress(address: string): string {
  policy ??= window.trustedTypes?.createPolicy('zamah', rules) ?? rules
  return policy.createScriptURL(address)
}
