import { keepPath } from '#platform/web/session/return-path.ts'

const INVITED = /^\/canvas(?:\?call=[^&#]+|#poziv=[\w-]+)$/

/**
 * Remembers an invitation, or a call to apply to, that a visitor has opened: the guard of members' pages leads them to
 * sign in before anything is drawn here, and the address is gone with that.
 */
export function keepInvitation(path: string): void {
  if (INVITED.test(path)) keepPath(path)
}
