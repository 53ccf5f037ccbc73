import type { Services } from '#platform/server/services.ts'

/** Few sign in with a passkey, so the library loads on the first use. */
export const webauthn = () => import('@simplewebauthn/server')

/** The relying party: the site, by its address. */
export function partyOf({ config }: Pick<Services, 'config'>) {
  const { origin, hostname } = new URL(config.publicUrl)
  return { name: config.productName, id: hostname, origin }
}

/** Returns the keyed digest under which a challenge is stored. */
export function challengeOf({ secrets }: Pick<Services, 'secrets'>, challenge: string): Buffer {
  return secrets.digest('passkey-challenge', challenge)
}
