const ANY_ORIGIN = 'http://any'
const ENCODED = /%[\da-f]{2}/gi
const UNRESERVED = /[\w.~-]/

/**
 * The one spelling of a path, as RFC 3986 (6.2.2) says which spellings mean the same: no dot segments, nothing encoded that
 * need not be, capitals in what is; and no doubled slashes nor one at the end, which mean nothing else to our router.
 */
export function canonicalPath(path: string): string {
  // Browsers read a backslash as a slash: a redirect to `/\zlo.example` would lead away from here.
  const { pathname } = new URL(ANY_ORIGIN + path.replace(/[\\/]+/g, '/'))
  return pathname.replace(ENCODED, decodeUnreserved).replace(/(?<=.)\/$/, '')
}

function decodeUnreserved(encoded: string): string {
  const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16))
  return UNRESERVED.test(character) ? character : encoded.toUpperCase()
}
