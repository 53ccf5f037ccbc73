import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from '#platform/server/db/sql.ts'
import { Client, type Pool } from 'pg'
import type { Db } from '../db/database.ts'
import { INSTANCE } from '../db/instances.queries.ts'
import type { Log } from '../log/log.ts'

export type HubMessage = { topic: string; data?: unknown }

/** Fan-out to every instance: what one publishes, all hear, the publisher included. */
export type Hub = {
  publish(message: HubMessage): Promise<void>
  subscribe(topic: string, listener: (data: unknown) => void): () => void
  /** Whether what the database announces is heard now. */
  isListening(): boolean
  close(): Promise<void>
}

const CHANNEL = 'zamah'
const RETRY_MS = 1000
/** A listener does not notice a dead connection, so it asks this often, and waits this long for the answer. */
const BEAT_MS = 10_000
const ANSWER_MS = 10_000
/** How long a goodbye may take. */
const GOODBYE_MS = 1000

/**
 * A hub over Postgres LISTEN/NOTIFY. A connection that is lost, or silent, is replaced; listeners then hear
 * `hub.reconnected`.
 */
export async function openPostgresHub({
  url,
  pool,
  log,
  name = INSTANCE,
  beatMs = BEAT_MS,
  answerMs = ANSWER_MS,
}: {
  url: string
  pool: Pool
  log: Log
  name?: string
  beatMs?: number
  answerMs?: number
}): Promise<Hub> {
  const listeners = new Listeners()
  let closed = false
  let listening = false
  let client: Client | undefined

  async function connect(): Promise<void> {
    const fresh = new Client({
      connectionString: url,
      application_name: name,
      connectionTimeoutMillis: answerMs,
      query_timeout: answerMs,
      keepAlive: true,
    })
    fresh.on('notification', ({ payload }) => listeners.hear(payload ?? ''))
    fresh.on('error', (error) => log.warn({ error: error.message }, 'hub connection lost'))
    await fresh.connect()
    await fresh.query(`listen ${CHANNEL}`).catch((error: unknown) => {
      cutOff(fresh)
      throw error
    })
    const stopBeating = beat(fresh, beatMs)
    // Only now: one that never connected ends too, and each would begin another row of tries.
    fresh.on('end', () => {
      listening = false
      stopBeating()
      void reconnect()
    })
    client = fresh
    listening = true
  }
  async function reconnect(): Promise<void> {
    while (!closed) {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
      if (closed) return
      try {
        await connect()
        listeners.emit({ topic: 'hub.reconnected' })
        return
      } catch (error) {
        log.warn({ error: (error as Error).message }, 'hub cannot connect')
      }
    }
  }
  await connect()
  return {
    async publish(message) {
      await pool.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify(message)])
    },
    subscribe: (topic, listener) => listeners.add(topic, listener),
    isListening: () => listening,
    async close() {
      closed = true
      if (client) await Promise.race([client.end(), sleep(GOODBYE_MS, undefined, { ref: false })])
      if (client) cutOff(client)
    },
  }
}

/** Asks again and again whether somebody is there, and cuts the connection off when no answer comes. */
function beat(client: Client, beatMs: number): () => void {
  let waits = false
  const timer = setInterval(async () => {
    if (waits) return
    waits = true
    await client.query('select 1').catch(() => cutOff(client))
    waits = false
  }, beatMs)
  return () => clearInterval(timer)
}

/** A polite end would wait for an answer too; what the driver calls its stream is not in its types. */
function cutOff(client: Client): void {
  const { connection } = client as unknown as { connection: { stream: { destroy(): void } } }
  connection.stream.destroy()
}

/** Says one thing on several topics when the transaction holds, and never if it does not. */
export async function publishOnCommit(
  tx: Db,
  { topics, data }: { topics: readonly string[]; data: unknown },
): Promise<void> {
  if (topics.length === 0) return
  await tx.execute(sql`
    select pg_notify(${CHANNEL}, json_build_object('topic', topic, 'data', ${JSON.stringify(data)}::json)::text)
    from unnest(${sql.param([...topics])}::text[]) as t(topic)`)
}

export class Listeners {
  readonly #byTopic = new Map<string, Set<(data: unknown) => void>>()
  add(topic: string, listener: (data: unknown) => void): () => void {
    const set = this.#byTopic.get(topic) ?? new Set()
    set.add(listener)
    this.#byTopic.set(topic, set)
    return () => {
      set.delete(listener)
      if (set.size === 0) this.#byTopic.delete(topic)
    }
  }
  hear(payload: string): void {
    this.emit(JSON.parse(payload) as HubMessage)
  }
  emit({ topic, data }: HubMessage): void {
    for (const listener of this.#byTopic.get(topic) ?? []) listener(data)
  }
}
