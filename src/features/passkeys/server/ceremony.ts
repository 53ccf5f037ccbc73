import type { Services } from '#platform/server/services.ts'

/** Few sign in with a key, so the library is read when the first one does. */
export const webauthn = () => import('@simplewebauthn/server')

/** The relying party: the site, by its address. */
export function partyOf({ config }: Pick<Services, 'config'>) {
  const { origin, hostname } = new URL(config.publicUrl)
  return { name: config.productName, id: hostname, origin }
}

/** Challenges are found by their keyed digest. */
export function challengeOf({ secrets }: Pick<Services, 'secrets'>, challenge: string): Buffer {
  return secrets.digest('passkey-challenge', challenge)
}
