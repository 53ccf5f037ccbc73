/** Where browsers send how fast a page came. */
export const PAGE_SPEED_PATH = '/api/public/page-speed'

export const DEVICES = ['phone', 'desktop'] as const
export type Device = (typeof DEVICES)[number]

export const PAGE_NAMES = [
  'login',
  'register',
  'dashboard',
  'opportunities',
  'opportunity',
  'applications',
  'articles',
  'article',
  'feed',
  'messages',
  'network',
  'mentorship',
  'skills',
  'profile',
  'settings',
  'console',
] as const
export type PageName = (typeof PAGE_NAMES)[number]

const ALL: readonly (readonly [PageName, RegExp])[] = [
  ['opportunity', /^\/opportunities\/(?!new$|mine$|saved$|import$)[^/]+$/],
  ['article', /^\/articles\/(?!new$|mine$|pictures$)[^/]+$/],
  ['skills', /^\/ai-skills$/],
  ['console', /^\/admin(?!\/(?:login|first)$)(?:\/|$)/],
  ['messages', /^\/messages(?:\/|$)/],
]

/** Returns the name of the page at a path, or undefined for a page that is not measured. Only this name leaves the browser. */
export function pageNameOf(pathname: string): PageName | undefined {
  const [name] = ALL.find(([, pattern]) => pattern.test(pathname)) ?? []
  return name ?? PAGE_NAMES.find((one) => pathname === `/${one}`)
}
