import { savePath } from '#platform/web/session/return-path.ts'

const INVITATION_HASH = '#poziv='
const INVITED = /^\/canvas(?:\?call=[^&#]+|#poziv=[\w-]+)$/

/**
 * Stores an invitation, or a call to apply to, that a visitor has opened: the guard of members' pages sends them to sign in
 * before anything renders here, and the address is lost with that.
 */
export function saveInvitation(path: string): void {
  if (INVITED.test(path)) savePath(path)
}

/** Returns the token of a link into a team; empty without one. */
export function invitationToken(hash: string): string {
  return hash.startsWith(INVITATION_HASH) ? hash.slice(INVITATION_HASH.length) : ''
}
