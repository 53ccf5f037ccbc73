export type PageName = 'home' | 'bank' | 'canvas' | 'current'

/** Returns the kind of page that the admin bar names. */
export function pageName(pathname: string): PageName {
  if (pathname === '/') return 'home'
  if (/^\/(?:ob|ob-landing|orange-grants)(?:\/|$)/.test(pathname)) return 'bank'
  if (/^\/canvas(?:\/|$)/.test(pathname)) return 'canvas'
  return 'current'
}
