/** The database from which all others are cloned. */
export const TEMPLATE = 'zamah_template'

/** Returns the URL of another database on the same server; keeps a unix socket given as `?host=`. */
export function databaseAt(url: string, name: string): string {
  return url.replace(/^(postgres(?:ql)?:\/\/[^/]*)\/[^?]*/, `$1/${name}`)
}
