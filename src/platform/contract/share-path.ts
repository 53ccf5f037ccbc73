/** Where a member writes a post about a thing of this site; `features/feed` reads it. */
export function sharePath(path: string): string {
  return `/feed?share=${encodeURIComponent(path)}`
}
