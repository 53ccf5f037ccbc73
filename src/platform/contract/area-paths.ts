/** Returns whether a path is one of these or lies below one of them. */
export function isBelow(path: string, beginnings: readonly string[]): boolean {
  return beginnings.some((one) => path === one || path.startsWith(`${one}/`))
}
