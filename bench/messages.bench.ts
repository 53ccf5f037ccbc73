import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CONVERSATION_CHANGED, type ConversationChanged } from '#features/messaging/contract/live.ts'
import { crowding } from './lib/crowding.ts'
import { openLive, send } from './lib/live-socket.ts'
import { family, memoryOf, programOf } from './lib/processes.ts'
import { type Started, startProduct } from './lib/product.ts'
import { layWorld } from './lib/readers-world.ts'
import { atMost, limit, report } from './lib/report.ts'
import { layConversation, layMessages, layTalkers, type Talker } from './lib/talkers-world.ts'

const PORT = Number(process.env.BENCH_PORT ?? 3478)
const BUSY = 200
const SECONDS = Number(process.env.SECONDS ?? 30)
const SOCKETS = Number(process.env.BENCH_SOCKETS ?? 5000)
const PAGES_EACH = 10
const LONG = 100_000
const SEARCHED = Number(process.env.BENCH_MESSAGES ?? 1_000_000)
const CONVERSATIONS = 100
const TRIES = 200

const dataDir = mkdtempSync(join(tmpdir(), 'zamah-bench-messages-'))
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))

const world = await layWorld(dataDir, async ({ pool, ...services }) => {
  const talkers = await layTalkers({ pool, ...services }, SOCKETS / PAGES_EACH)
  const begin = (one: number, other: number) =>
    layConversation(pool, [talkers[one]!.userId, talkers[other]!.userId])
  const pairs: string[] = []
  for (let n = 0; n < BUSY; n += 2) pairs.push(await begin(n, n + 1))
  const reader = BUSY
  const [short, long] = [await begin(reader, reader + 1), await begin(reader, reader + 2)]
  const from = talkers[reader]!.userId
  await layMessages(pool, { id: short, from, count: 100 })
  await layMessages(pool, { id: long, from, count: LONG })
  for (let n = 0; n < CONVERSATIONS; n += 1) {
    const id = await begin(reader + 3, reader + 4 + n)
    await layMessages(pool, { id, from: talkers[reader + 3]!.userId, count: SEARCHED / CONVERSATIONS })
  }
  await pool.query('vacuum analyze conversation_messages')
  return { talkers, pairs, short, long, reader: talkers[reader]!, searcher: talkers[reader + 3]! }
})

const env = { HOST: '127.0.0.1', TRUST_PROXY: '127.0.0.1' }
const alone = await startProduct({ port: PORT, dataDir, env: { ...env, PROCESSES: '1' } })
await reportReading()
await reportIdle(alone)
await alone.stop()
const two = await startProduct({ port: PORT, dataDir, env: { ...env, PROCESSES: '2' } })
await reportDelivery()
await two.stop()
process.exit()

async function reportReading(): Promise<void> {
  const open = (id: string) => timed(world.reader, `/api/conversations/${id}/messages`)
  await repeat(50, () => open(world.short))
  await repeat(50, () => open(world.long))
  const short: number[] = []
  const long: number[] = []
  for (let n = 0; n < TRIES; n += 1) {
    short.push(await open(world.short))
    long.push(await open(world.long))
  }
  const search = (n: number) =>
    timed(
      world.searcher,
      `/api/messages/search?query=${encodeURIComponent(`poruka${n * 7} rijec${n % 997}`)}`,
    )
  await repeat(20, search)
  const found = await repeat(30, (n) => search(n + 20))
  report(`Reading (machine ${crowding()()})`, [
    atMost({
      name: `opening a conversation of ${LONG} messages beside one of 100`,
      ours: at(long, 0.5),
      baseline: at(short, 0.5),
      ratio: 1.2,
      unit: 'ms',
    }),
    limit({
      name: `searching ${SEARCHED} messages (median ${at(found, 0.5).toFixed(1)} ms), slowest`,
      value: at(found, 0.99),
      max: 20,
      unit: 'ms',
    }),
  ])
}

async function reportIdle({ pid }: Started): Promise<void> {
  const server = () => memoryOf(family(pid).filter((member) => programOf(member) !== 'postgres'))
  const nothing = () => undefined
  const warm = await Promise.all(world.talkers.slice(0, 100).map((talker) => openLive(PORT, talker, nothing)))
  for (const socket of warm) socket.close()
  const before = server()
  const sockets: WebSocket[] = []
  for (let page = 0; page < PAGES_EACH; page += 1)
    for (let n = 0; n < world.talkers.length; n += 50)
      sockets.push(
        ...(await Promise.all(
          world.talkers.slice(n, n + 50).map((talker) => openLive(PORT, talker, nothing)),
        )),
      )
  const each = ((server() - before) * 1024) / sockets.length
  report(`${sockets.length} pages that only listen`, [
    limit({ name: 'memory of each', value: each, max: 30, unit: 'KB' }),
    limit({
      name: 'closed by the server',
      value: sockets.filter(({ readyState }) => readyState !== WebSocket.OPEN).length,
      max: 0,
      unit: 'pages',
    }),
  ])
  for (const socket of sockets) socket.close()
}

/** Measures delivery: pairs write to each other about once in two seconds, and read as their pages do. */
async function reportDelivery(): Promise<void> {
  const machine = crowding()
  const waits: number[] = []
  const sent = new Map<string, number>()
  let refused = 0
  const talkers = world.talkers.slice(0, BUSY)
  const pages = await Promise.all(
    talkers.map((talker) =>
      openLive(PORT, talker, async ({ topic, data }) => {
        if (topic !== CONVERSATION_CHANGED) return
        const { conversation } = data as ConversationChanged
        const answer = await send(PORT, talker, 'GET', `/api/conversations/${conversation}/messages`)
        const { items } = (await answer.json()) as { items: { id: string; sender: string | null }[] }
        for (const { id } of items.slice(-3)) {
          const began = sent.get(`${talker.userId}/${id}`)
          if (began === undefined) continue
          sent.delete(`${talker.userId}/${id}`)
          waits.push(performance.now() - began)
        }
      }),
    ),
  )
  const until = performance.now() + SECONDS * 1000
  await Promise.all(
    talkers.map(async (talker, n) => {
      while (performance.now() < until) {
        await new Promise((resolve) => setTimeout(resolve, 1000 + Math.random() * 2000))
        const id = crypto.randomUUID()
        sent.set(`${talkers[n ^ 1]!.userId}/${id}`, performance.now())
        const path = `/api/conversations/${world.pairs[n >> 1]!}/messages`
        const { status } = await send(PORT, talker, 'POST', path, { id, body: `Javi kad stigneš, ${n}` })
        if (status >= 300) refused += 1
      }
    }),
  )
  await new Promise((resolve) => setTimeout(resolve, 2000))
  for (const page of pages) page.close()
  report(
    `${BUSY} members write to each other on two instances: ${waits.length} messages (machine ${machine()})`,
    [
      limit({
        name: `from sent to read elsewhere (median ${at(waits, 0.5).toFixed(1)} ms), slowest hundredth`,
        value: at(waits, 0.99),
        max: 150,
        unit: 'ms',
      }),
      limit({ name: 'refused', value: refused, max: 0, unit: 'messages' }),
      limit({ name: 'never heard', value: sent.size, max: 0, unit: 'messages' }),
    ],
  )
}

async function timed(talker: Talker, path: string): Promise<number> {
  const began = performance.now()
  const answer = await send(PORT, talker, 'GET', path)
  const text = await answer.text()
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${text}`)
  return performance.now() - began
}

async function repeat<T>(count: number, act: (n: number) => Promise<T>): Promise<T[]> {
  const all: T[] = []
  for (let n = 0; n < count; n += 1) all.push(await act(n))
  return all
}

function at(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length * part)] ?? 0
}
