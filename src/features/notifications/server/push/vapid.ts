import { createECDH } from 'node:crypto'
import type { Services } from '#platform/server/services.ts'

export type Vapid = { subject: string; publicKey: string; privateKey: string }

/**
 * Returns the product's keys for push services: the configured ones, else derived from the secret of the data folder and
 * therefore stable.
 */
export function vapidOf({ config, secrets }: Services): Vapid {
  const { publicUrl, vapid } = config
  const subject = publicUrl.startsWith('https:') ? publicUrl : `mailto:push@${new URL(publicUrl).hostname}`
  if (vapid) return { subject, ...vapid }
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(secrets.key('vapid'))
  return {
    subject,
    publicKey: pair.getPublicKey('base64url'),
    privateKey: secrets.key('vapid').toString('base64url'),
  }
}
