const SECRET = /[?&#](token|email|code)=/

/** Whether an address carries something that only its reader may know. */
export function isSecretAddress(address: string): boolean {
  return SECRET.test(address)
}

/** The address without its query and fragment. */
export function plainAddress(address: string): string {
  return address.replace(/[?#].*$/s, '')
}
