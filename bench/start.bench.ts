import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { crowding } from './lib/crowding.ts'
import { family, memoryOf } from './lib/processes.ts'
import { type Started, startProduct } from './lib/product.ts'
import { limit, report } from './lib/report.ts'

const PORT = 47_311
const ROUNDS = Number(process.env.ROUNDS ?? 5)
/** The demo world draws its pictures and trains its vocabulary in the first half minute. */
const SETTLED_MS = 40_000

type Round = { seconds: number; cpuSeconds: number }
const rounds: Record<'empty' | 'demo' | 'next', Round[]> = { empty: [], demo: [], next: [] }
const crowd = crowding()

for (let n = 0; n < ROUNDS; n += 1) {
  for (const seed of ['none', 'demo'] as const) {
    const dataDir = await mkdtemp(join(tmpdir(), 'zamah-bench-start-'))
    rounds[seed === 'none' ? 'empty' : 'demo'].push(await once({ dataDir, seed }))
    rounds.next.push(await once({ dataDir, seed }))
    await rm(dataDir, { recursive: true, force: true })
  }
}
const memory = await idleMemory()

report(`From the command to ready, the quickest of ${ROUNDS} (machine ${crowd()})`, [
  row('first start, empty', rounds.empty, 1),
  row('first start, with the demo world', rounds.demo, 3),
  row('next start', rounds.next, 0.5),
  limit({ name: 'idle memory of the product and its database', value: memory, max: 250, unit: 'MB' }),
])

async function once(options: { dataDir: string; seed: 'none' | 'demo' }): Promise<Round> {
  const product = await startProduct({ port: PORT, ...options })
  // Work that begins after the start, such as the queue, must not run into the stop.
  await sleep(1000)
  await product.stop()
  return product
}

async function idleMemory(): Promise<number> {
  const dataDir = await mkdtemp(join(tmpdir(), 'zamah-bench-start-'))
  let product: Started | undefined
  try {
    product = await startProduct({ port: PORT, dataDir, seed: 'demo' })
    await fetch(`http://127.0.0.1:${PORT}/`).then((answer) => answer.text())
    await sleep(SETTLED_MS)
    return memoryOf(family(product.pid))
  } finally {
    await product?.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

function row(name: string, all: readonly Round[], max: number) {
  const [best] = all.toSorted((a, b) => a.seconds - b.seconds)
  const middle = all.map((one) => one.seconds).toSorted((a, b) => a - b)[all.length >> 1] ?? 0
  const cpu = all.map((one) => one.cpuSeconds).toSorted((a, b) => a - b)[all.length >> 1] ?? 0
  const detail = `median ${middle.toFixed(2)} s, processors ${cpu.toFixed(2)} s`
  return limit({ name: `${name} (${detail})`, value: best?.seconds ?? 0, max, unit: 's' })
}
