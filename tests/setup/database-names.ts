/** The database that every other one begins as. */
export const TEMPLATE = 'zamah_template'

/** The same server, another database; keeps a unix socket given as `?host=`. */
export function databaseAt(url: string, name: string): string {
  return url.replace(/^(postgres(?:ql)?:\/\/[^/]*)\/[^?]*/, `$1/${name}`)
}
