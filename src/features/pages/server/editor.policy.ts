import type { Session } from '#platform/server/auth/session.ts'

/** Staff who look after content. */
export function isEditor({ role, globalAdmin, scopes }: Session): boolean {
  return role === 'ADMIN' && (globalAdmin || scopes.includes('content'))
}
