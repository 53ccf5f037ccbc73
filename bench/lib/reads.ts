import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Route } from '#platform/server/http/route.ts'

/** Pages that members open, beside all GETs of the API. */
const PAGES = [
  '/dashboard',
  '/profile',
  '/opportunities',
  '/recommended',
  '/ai-skills',
  '/applications',
  '/organisations',
  '/saved-searches',
  '/settings',
]
/** The queries of calls that need one. */
const QUESTIONS: Record<string, string> = {
  '/api/content/blocks': '?locale=bhs&ids=hero-title,hero-subtitle',
  '/api/skills/suggestions': '?q=prodaja',
  '/api/occupations': '?q=prodav',
  '/api/profile/preview': '?as=member',
  '/api/ai-skills/openings': '?q=programer',
  '/api/places/municipalities': '?query=sara',
  '/api/search': '?query=prodaja',
  '/api/messages/search': '?query=sutra',
  '/api/network/requests': '?side=received',
  '/api/recommendations/matches': '?ids=01900000-0000-7000-8000-000000000000',
  '/api/feed/tagged': '?tag=praksa',
  '/api/feed/card': '?link=/opportunities',
  '/api/feed/people': '?q=am&audience=members',
  '/api/mentorship/skills': '?ids=01900000-0000-7000-8000-000000000000',
  '/api/public/moved-pages': '?path=/stara-stranica',
}
/** GETs that need a token, prepare an archive or name a thing in their query, so nobody reads them in turn. */
const NO_READS = new Set([
  '/api/auth/verify',
  '/api/settings/export',
  '/api/auth/onboarding/password',
  '/api/discussions',
  '/api/threads',
  '/api/comments',
  '/api/comments/people',
  '/api/feed/news',
])

/** Lists every GET that a member may make without naming a thing, and the members' pages. */
export function memberReads(routes: readonly Route[]): string[] {
  const calls = routes
    .filter(({ endpoint, policy }) => (policy === 'public' || policy === 'member') && isRead(endpoint))
    .map(({ endpoint }) => endpoint)
    .map(({ path }) => path + (QUESTIONS[path] ?? ''))
  return [...calls, ...PAGES]
}

function isRead({ method, path, response }: Endpoint): boolean {
  return method === 'GET' && response !== undefined && !path.includes('{') && !NO_READS.has(path)
}
