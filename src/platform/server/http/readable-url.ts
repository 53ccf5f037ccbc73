const HOST = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i

/**
 * Path and query of a request as the router can read them: without a host, which only proxies name, always beginning with a slash, and with
 * percent signs that stand for nothing kept as what they are, so that such an address gets the not-found page.
 */
export function readableUrl(rawUrl: string): string {
  if (rawUrl.startsWith('/') && !rawUrl.includes('%')) return rawUrl
  const url = rawUrl.startsWith('/') ? rawUrl : rawUrl.replace(HOST, '').replace(/^(?!\/)/, '/')
  const end = url.search(/[?#]/)
  const path = end < 0 ? url : url.slice(0, end)
  if (isDecodable(path) || /^\/api(\/|$)/.test(path)) return url
  return path.replaceAll('%', '%25') + url.slice(path.length)
}

function isDecodable(path: string): boolean {
  try {
    // No name has the character of code 0, which the database refuses to look for.
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}
