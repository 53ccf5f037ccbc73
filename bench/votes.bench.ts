import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { insertCall } from '#features/calls/server/calls.fixture.ts'
import { newId } from '#platform/server/db/ids.ts'
import { crowding } from './lib/crowding.ts'
import { startProduct } from './lib/product.ts'
import { layWorld } from './lib/readers-world.ts'
import { limit, report } from './lib/report.ts'

const PORT = Number(process.env.BENCH_PORT ?? 3479)
/** Twenty thousand in ten minutes; a shorter run keeps the pace. */
const SECONDS = Number(process.env.SECONDS ?? 60)
const VOTERS = Math.round((20_000 / 600) * SECONDS)
/** Voters behind one address, as with a mobile operator. */
const BEHIND_ONE = 25
const PROJECTS = 8
/** Codes requested for invented numbers per second, all the time. */
const FLOOD = 50

const dataDir = mkdtempSync(join(tmpdir(), 'zamah-bench-votes-'))
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const slug = await layWorld(dataDir, async ({ db, pool }) => {
  const dates = {
    opensAt: inHours(-300),
    deadline: inHours(-200),
    reviewUntil: inHours(-100),
    voteFrom: inHours(-2),
    voteUntil: inHours(100),
    resultsAt: inHours(101),
  }
  const call = await insertCall(db, { dates, vote: { minVotes: 50 }, fund: 5000_00 })
  for (let at = 1; at <= PROJECTS; at += 1) {
    const id = newId()
    const content = { title: `Projekat ${at}`, municipality: 'zenica', texts: { idea: 'Klupe i hlad.' } }
    const empty = { timeline: [], budget: [], contributions: [], members: [], documents: [] }
    await pool.query(`insert into canvases (id, call_id, submitted_at) values ($1, $2, now())`, [id, call.id])
    await pool.query(
      `insert into canvas_submissions (canvas_id, arrived_at, counted_at, content, digest) values ($1, now(), now(), $2, '')`,
      [id, { ...content, ...empty }],
    )
    await pool.query(
      `insert into review_decisions (id, call_id, canvas_id, amount, reason, confirmed_at) values ($1, $2, $3, 100000, '', now())`,
      [newId(), call.id, id],
    )
  }
  return call.slug
})

const codes = new Map<string, string>()
const waiting = new Map<string, (code: string) => void>()
const gateway = createServer((request, response) => {
  let text = ''
  request.on('data', (chunk: Buffer) => (text += chunk.toString()))
  request.on('end', () => {
    response.end()
    const sms = JSON.parse(text) as { to: string; text: string }
    const code = /#(\d{6})/.exec(sms.text)?.[1] ?? ''
    codes.set(sms.to, code)
    waiting.get(sms.to)?.(code)
  })
}).listen(0, '127.0.0.1')
await once(gateway, 'listening')
const { port: gatewayPort } = gateway.address() as AddressInfo

const product = await startProduct({
  port: PORT,
  dataDir,
  env: {
    HOST: '127.0.0.1',
    TRUST_PROXY: '127.0.0.1',
    PROCESSES: '2',
    SMS_GATEWAY_URL: `http://127.0.0.1:${gatewayPort}/`,
  },
})
const share = crowding()
const ballot = await ask('GET', 'ballot', '10.0.0.1')
const options = (ballot.body as { options: { id: string }[] }).options.map(({ id }) => id)

const asked: number[] = []
const cast: number[] = []
const receipts = new Set<string>()
let failed = 0
let isOver = false
const flooded = flood()
const begun = performance.now()
const voters: Promise<void>[] = []
for (let at = 0; at < VOTERS; at += 1) {
  await sleep(Math.max(0, begun + (at / VOTERS) * SECONDS * 1000 - performance.now()))
  voters.push(vote(at).catch(() => void (failed += 1)))
}
await Promise.all(voters)
isOver = true
const sent = await flooded

report(`${VOTERS} votes of as many phones in ${SECONDS} s on two processes (machine ${share()})`, [
  limit({ name: 'a vote, 99 of 100', value: at99(cast), max: 500, unit: 'ms' }),
  limit({ name: 'asking for a code, 99 of 100', value: at99(asked), max: 500, unit: 'ms' }),
  limit({
    name: 'voters without a receipt of their own',
    value: VOTERS - receipts.size,
    max: 0,
    unit: 'voters',
  }),
  limit({ name: 'calls that failed', value: failed, max: 0, unit: 'calls' }),
  limit({
    name: `messages that a flood of ${FLOOD} a second from one place got sent`,
    value: sent,
    max: 40,
    unit: 'messages',
  }),
])
await product.stop()
process.exit()

async function vote(at: number): Promise<void> {
  // Spreads the numbers behind one address, because the server limits codes for neighbouring numbers of one network.
  const phone = `+38761${100_000 + ((at * 7919) % 900_000)}`
  const address = `10.1.${Math.floor(at / BEHIND_ONE / 250)}.${1 + (Math.floor(at / BEHIND_ONE) % 250)}`
  const code = new Promise<string>((resolve) => waiting.set(phone, resolve))
  const request = await timed(asked, () => ask('POST', 'vote-codes', address, { phone }))
  if (request.status !== 200) throw new Error(String(request.status))
  const body = {
    code: (request.body as { code: string }).code,
    digits: await code,
    option: options[at % options.length],
  }
  const done = await timed(cast, () => ask('POST', 'votes', address, body))
  // Every tenth retries after a lost response.
  const again = at % 10 === 0 ? await ask('POST', 'votes', address, body) : done
  const { receipt } = done.body as { receipt?: string }
  if (done.status !== 200 || again.status !== 200 || !receipt) throw new Error(String(done.status))
  if ((again.body as { receipt?: string }).receipt === receipt) receipts.add(receipt)
}

/** Counts the codes sent to invented numbers. */
async function flood(): Promise<number> {
  let taken = 0
  for (let at = 0; !isOver; at += 1) {
    const phone = `+38762${String(100_000 + at).padStart(6, '0')}`
    const { status } = await ask('POST', 'vote-codes', '10.9.9.9', { phone })
    if (status === 200) taken += 1
    await sleep(1000 / FLOOD)
  }
  return taken
}

async function timed<T>(into: number[], work: () => Promise<T>): Promise<T> {
  const from = performance.now()
  const result = await work()
  into.push(performance.now() - from)
  return result
}

async function ask(method: 'GET' | 'POST', what: string, address: string, body?: object) {
  const answer = await fetch(`http://127.0.0.1:${PORT}/api/public/calls/${slug}/${what}`, {
    method,
    headers: {
      'x-forwarded-for': address,
      origin: `http://localhost:${PORT}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: (await answer.json()) as unknown }
}

function at99(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0
}
