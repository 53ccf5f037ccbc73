import { createHmac } from 'node:crypto'
import type { Services } from '../services.ts'
import { agentOf } from './agent-of.ts'
import { readAddress } from './outside-address.ts'
import { type Posted, postOutside } from './post-outside.ts'

/** A receiver that takes longer is tried again later. */
const TIME_MS = 15_000
const TRIES_MAX = 12
const FIRST_WAIT_SECONDS = 30
const LONGEST_WAIT_SECONDS = 6 * 3600

type Key = Pick<Services, 'secrets'>
type Hook = { purpose: string; id: string; salt: string }

/** Derives the key of a webhook from its salt, so that no key is stored; each kind of webhook has its own purpose. */
export function webhookSecret({ secrets }: Key, { purpose, id, salt }: Hook): string {
  const key = createHmac('sha256', secrets.key(purpose)).update(`${id}.${salt}`)
  return `whsec_${key.digest('base64')}`
}

type Message = {
  /** The receiver knows a message that comes twice by it. */
  id: string
  secret: string
  body: string
}

/** Signs a message by the Standard Webhooks, so that receivers can use a library. */
export function signedHeaders({ id, secret, body, now }: Message & { now: Date }) {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
}

/** Sends a signed message as JSON to a public address; one that leads into the inner network is `forbidden`. */
export async function postSigned(
  { config }: Pick<Services, 'config'>,
  { address, ...message }: Message & { address: string },
): Promise<Posted> {
  const reach = config.testFeedHosts
  const url = readAddress(address, { reach })
  if (url === undefined) return { reason: 'forbidden' }
  return postOutside({
    url,
    body: message.body,
    timeMs: TIME_MS,
    reach,
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(message.body),
      'user-agent': agentOf(config),
      ...signedHeaders({ ...message, now: new Date() }),
    },
  })
}

/** Says what follows from an answer: whether the message has arrived, waits for another try or has failed for good. */
export function outcomeOf(answer: Posted, { attempts, isOld }: { attempts: number; isOld: boolean }) {
  const status = 'status' in answer ? answer.status : null
  const reason = 'reason' in answer ? answer.reason : null
  const hasArrived = status !== null && status >= 200 && status < 300
  const isOver = isOld || attempts + 1 >= TRIES_MAX
  return {
    status,
    reason,
    state: hasArrived ? ('arrived' as const) : isOver ? ('failed' as const) : ('waiting' as const),
    /** Twice as long after each try. */
    waitSeconds: Math.min(LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2 ** attempts),
    /** The receiver itself is away, so that its other messages wait too. */
    isDown: status === 429 || (status ?? 0) >= 500 || reason !== null,
  }
}
