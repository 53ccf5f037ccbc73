export type PageName = 'home' | 'bank' | 'canvas' | 'current'

/** What the admin bar calls a page. */
export function pageName(pathname: string): PageName {
  if (pathname === '/') return 'home'
  if (/^\/(?:ob|ob-landing|orange-grants)(?:\/|$)/.test(pathname)) return 'bank'
  if (/^\/canvas(?:\/|$)/.test(pathname)) return 'canvas'
  return 'current'
}
