import { savePath } from '#platform/web/session/return-path.ts'

const INVITED = /^\/canvas(?:\?call=[^&#]+|#poziv=[\w-]+)$/

/**
 * Stores an invitation, or a call to apply to, that a visitor has opened: the guard of members' pages sends them to sign in
 * before anything renders here, and the address is lost with that.
 */
export function saveInvitation(path: string): void {
  if (INVITED.test(path)) savePath(path)
}
