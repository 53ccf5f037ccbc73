/** Returns the URL of the built-in server as superuser, open only to the accounts that own its files. */
export function adminUrlOf(url: string): string {
  return url.replace('//zamah@localhost/zamah', '//postgres@localhost/postgres')
}
