import { storedAccessToken, tokenClaims } from '../api/stored-tokens.ts'
import { answerCache } from '../offline/answer-cache.ts'
import type { SessionUser } from './session-provider.tsx'

const KEY = ['session']

/** The member who is signed in here, for pages that open without a connection. */
export function saveUser(user: SessionUser): Promise<void> {
  return answerCache<SessionUser>(user.id, KEY).keep(user, Date.now())
}

/** The member whom the token on this device names, as the server described them last. */
export async function readUser(): Promise<SessionUser | undefined> {
  const { id } = tokenClaims(storedAccessToken() ?? '') ?? {}
  return id === undefined ? undefined : (await answerCache<SessionUser>(String(id), KEY).read())?.answer
}
