/** The built-in server as its superuser, whom only the accounts that own its files may be. */
export function adminUrlOf(url: string): string {
  return url.replace('//zamah@localhost/zamah', '//postgres@localhost/postgres')
}
