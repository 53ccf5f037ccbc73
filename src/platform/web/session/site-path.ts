/** The path to follow, if it is one on this site; anything that could lead elsewhere is undefined. */
export function sitePath(target: unknown, origin = location.origin): string | undefined {
  if (typeof target !== 'string' || !target.startsWith('/')) return undefined
  try {
    const url = new URL(target, origin)
    if (url.origin !== origin || url.pathname.startsWith('//')) return undefined
    return url.pathname + url.search + url.hash
  } catch {
    // An invalid address leads nowhere.
    return undefined
  }
}

/** A path with its query, without parameters that have no value. */
export function withQuery(path: string, query: Record<string, string>): string {
  const entries = Object.entries(query).filter(([, value]) => value !== '')
  return entries.length > 0 ? `${path}?${new URLSearchParams(entries)}` : path
}
