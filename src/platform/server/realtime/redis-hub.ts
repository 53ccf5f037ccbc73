import type { Log } from '../log/log.ts'
import { type Hub, Listeners } from './hub.ts'

const CHANNEL = 'zamah'

/**
 * A hub whose messages travel over Redis. What the database itself announces still comes over LISTEN/NOTIFY,
 * because it must not be said before its transaction is done.
 */
export async function withRedis({ url, base, log }: { url: string; base: Hub; log: Log }): Promise<Hub> {
  const { createClient } = await import('redis')
  const sender = createClient({ url })
  const receiver = sender.duplicate()
  const listeners = new Listeners()
  for (const client of [sender, receiver]) {
    client.on('error', (error: Error) => log.warn({ error: error.message }, 'redis connection lost'))
  }
  await Promise.all([sender.connect(), receiver.connect()])
  await receiver.subscribe(CHANNEL, (payload) => listeners.hear(payload))
  receiver.on('ready', () => listeners.emit({ topic: 'hub.reconnected' }))
  return {
    async publish(message) {
      await sender.publish(CHANNEL, JSON.stringify(message))
    },
    subscribe(topic, listener) {
      const stops = [base.subscribe(topic, listener), listeners.add(topic, listener)]
      return () => {
        for (const stop of stops) stop()
      }
    },
    async close() {
      await Promise.all([sender.close(), receiver.close()])
      await base.close()
    },
  }
}
