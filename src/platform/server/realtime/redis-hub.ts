import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../log/log.ts'
import { type Hub, Listeners } from './hub.ts'

const CHANNEL = 'zamah'
/** How long the start waits for Redis, and how long a message waits before it travels over the database. */
const START_MS = 1000
const PUBLISH_MS = 2000
const PING_MS = 10_000
const RETRY_MAX_MS = 5000

/**
 * A hub whose messages travel over Redis while that is there, and over the database while it is not: listeners hear both,
 * and those whose way was cut off hear `hub.reconnected` when it is back. What the database itself announces always comes
 * over LISTEN/NOTIFY, because it must not be said before its transaction is done.
 */
export async function withRedis({ url, base, log }: { url: string; base: Hub; log: Log }): Promise<Hub> {
  const { createClient } = await import('redis')
  const sender = createClient({
    url,
    // A message that cannot be sent now takes the other way, not a later time.
    disableOfflineQueue: true,
    pingInterval: PING_MS,
    socket: { reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, RETRY_MAX_MS) },
  })
  const receiver = sender.duplicate({ disableOfflineQueue: false })
  const listeners = new Listeners()
  let isAway = false
  const away = ({ message }: Error) => {
    if (isAway) return
    isAway = true
    log.warn({ error: message }, 'Redis (REDIS_URL) does not answer; messages travel over the database')
  }
  for (const client of [sender, receiver]) client.on('error', away)
  receiver.on('ready', () => {
    if (isAway) log.info('Redis answers; messages travel over it')
    isAway = false
    listeners.emit({ topic: 'hub.reconnected' })
  })
  const connecting = Promise.all([sender.connect(), receiver.connect()])
  const listening = connecting
    .then(() => receiver.subscribe(CHANNEL, (payload) => listeners.hear(payload)))
    .catch(away)
  await Promise.race([listening, sleep(START_MS, undefined, { ref: false })])
  if (!receiver.isReady) away(new Error('no answer'))

  async function publishThere(message: string): Promise<boolean> {
    if (!sender.isReady) return false
    const delivery = sender.publish(CHANNEL, message).then(
      () => true,
      () => false,
    )
    return Promise.race([delivery, sleep(PUBLISH_MS, false, { ref: false })])
  }
  return {
    async publish(message) {
      if (!(await publishThere(JSON.stringify(message)))) await base.publish(message)
    },
    subscribe(topic, listener) {
      const stops = [base.subscribe(topic, listener), listeners.add(topic, listener)]
      return () => {
        for (const stop of stops) stop()
      }
    },
    isListening: base.isListening,
    async close() {
      for (const client of [sender, receiver]) client.destroy()
      await base.close()
    },
  }
}
