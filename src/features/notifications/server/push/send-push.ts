import { readAddress } from '#platform/server/outside/outside-address.ts'
import { postOutside } from '#platform/server/outside/post-outside.ts'
import type { PushMessage } from '../../contract/push.endpoints.ts'
import type { Subscription } from './push.queries.ts'
import type { Vapid } from './vapid.ts'

/** `gone`: the browser ended the subscription, or it never was a push service; `failed`: a retry may work. */
export type Outcome = 'arrived' | 'gone' | 'failed'

const TIME_MS = 10_000
const TTL_SECONDS = 24 * 3600

type Sending = {
  subscription: Subscription
  message: PushMessage
  urgency: 'normal' | 'high'
  vapid: Vapid
  /** Non-public hosts with ports that may be reached; only tests set any. */
  reach: readonly string[]
}

/**
 * Sends one push (RFC 8030), encrypted for the browser (RFC 8291), so that the push service cannot read it. Only public
 * addresses are contacted, and redirects are not followed.
 */
export async function sendPush({ subscription, message, urgency, vapid, reach }: Sending): Promise<Outcome> {
  const url = pushAddress(subscription.endpoint, reach)
  if (!url) return 'gone'
  const { default: webPush } = await import('web-push')
  const { endpoint, publicKey: p256dh, authSecret: auth } = subscription
  const details = attempt(() =>
    webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
      vapidDetails: vapid,
      contentEncoding: 'aes128gcm',
      TTL: TTL_SECONDS,
      urgency,
      topic: message.tag,
    }),
  )
  // Invalid keys cannot encrypt.
  if (!details) return 'gone'
  const { headers, body } = details
  const answer = await postOutside({ url, headers, body, timeMs: TIME_MS, reach })
  if ('status' in answer) return outcomeOf(answer.status)
  return answer.reason === 'forbidden' ? 'gone' : 'failed'
}

/** Returns the address of a push service: https only, and no internal address. */
export function pushAddress(endpoint: string, reach: readonly string[]): URL | undefined {
  const url = readAddress(endpoint, { reach })
  return url && (url.protocol === 'https:' || reach.includes(url.host)) ? url : undefined
}

function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return 'arrived'
  // Other permanent errors may be our fault: the browser keeps its subscription.
  return status === 404 || status === 410 ? 'gone' : 'failed'
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
