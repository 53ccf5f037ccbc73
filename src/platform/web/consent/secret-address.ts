const SECRET = /[?&#](token|email|code)=/
/** 256 random bits as a part of the path; names that people read have no capitals. */
const SECRET_PART = /\/(?=[\w-]*[A-Z])[\w-]{43}(?=[/?#.]|$)/

/** Whether an address carries something that only its reader may know. */
export function isSecretAddress(address: string): boolean {
  return SECRET.test(address) || SECRET_PART.test(address)
}

/** The address without its query and fragment. */
export function plainAddress(address: string): string {
  return address.replace(/[?#].*$/s, '')
}
