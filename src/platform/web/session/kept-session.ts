import { storedAccessToken, tokenClaims } from '../api/stored-tokens.ts'
import { keptAnswer } from '../offline/kept-answers.ts'
import type { SessionUser } from './session-provider.tsx'

const KEY = ['session']

/** The member who is signed in here, for pages that open without a connection. */
export function keepUser(user: SessionUser): Promise<void> {
  return keptAnswer<SessionUser>(user.id, KEY).keep(user, Date.now())
}

/** The member whom the token on this device names, as the server described them last. */
export async function keptUser(): Promise<SessionUser | undefined> {
  const { id } = tokenClaims(storedAccessToken() ?? '') ?? {}
  return id === undefined ? undefined : (await keptAnswer<SessionUser>(String(id), KEY).read())?.answer
}
