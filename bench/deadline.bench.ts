import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { insertCall } from '#features/calls/server/calls.fixture.ts'
import { crowding } from './lib/crowding.ts'
import { startProduct } from './lib/product.ts'
import { layWorld } from './lib/readers-world.ts'
import { limit, report } from './lib/report.ts'
import { layTalkers, type Talker } from './lib/talkers-world.ts'
import { layApplications } from './lib/teams-world.ts'

const PORT = Number(process.env.BENCH_PORT ?? 3480)
const TEAMS = Number(process.env.BENCH_TEAMS ?? 500)
/** In this time before the deadline the last member confirms and the lead sends; the others confirm earlier. */
const LAST = 60_000
const LEAD_IN = 30_000
/** Time for the start of the product. */
const START = 10_000
/** The last team starts this long before the deadline: it needs part of a second. */
const LATEST = 1500

type Answer = { seq: number; stamp: string; submission: { digest: string } | null }

const dataDir = mkdtempSync(join(tmpdir(), 'zamah-bench-deadline-'))
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))

let deadline = 0
const { teams, people } = await layWorld(dataDir, async (services) => {
  const talkers = await layTalkers(services, TEAMS * 3)
  const call = await insertCall(services.db)
  const laid = await layApplications(services.pool, { call, people: talkers.map(({ userId }) => userId) })
  deadline = Date.now() + START + LEAD_IN + LAST
  await services.pool.query(
    `update grant_calls set deadline = $2::timestamptz,
       content = jsonb_set(content, '{dates,deadline}', to_jsonb($3::text)) where id = $1`,
    [call.id, new Date(deadline), new Date(deadline).toISOString()],
  )
  return { teams: laid, people: new Map(talkers.map((talker) => [talker.userId, talker])) }
})
const product = await startProduct({
  port: PORT,
  dataDir,
  env: { HOST: '127.0.0.1', TRUST_PROXY: '127.0.0.1', PROCESSES: '2' },
})
const share = crowding()
const submitting: number[] = []
const confirming: number[] = []
const refusals: string[] = []
const receipts = new Map<string, string>()
const at = (moment: number) => sleep(Math.max(0, moment - Date.now()))
await Promise.all(teams.map((_team, n) => prepare(n).catch(failed)))
await Promise.all(teams.map((_team, n) => finish(n).catch(failed)))
const busy = share()
await product.stop()
const kept = await layWorld(dataDir, async ({ pool }) => {
  const { rows } = await pool.query<{
    id: string
    digest: string
    late: boolean
    told: number
    apart: number
  }>(
    `select s.canvas_id as id, s.digest, s.counted_at >= $1::timestamptz as late,
       (select count(*)::int from notifications n where n.about = s.canvas_id::text) as told,
       (select count(distinct n.user_id)::int from notifications n where n.about = s.canvas_id::text) as apart
     from canvas_submissions s`,
    [new Date(deadline)],
  )
  return new Map(rows.map((row) => [row.id, row]))
})
const rows = [...kept.values()]

report(`${TEAMS} teams send in the last minute on two processes (machine ${busy})`, [
  limit({ name: 'sending, 99 of 100', value: at99(submitting), max: 1000, unit: 'ms' }),
  limit({
    name: `confirming (${confirming.length} times), 99 of 100`,
    value: at99(confirming),
    max: 1000,
    unit: 'ms',
  }),
  limit({ name: 'teams whose application is lost', value: TEAMS - rows.length, max: 0, unit: 'teams' }),
  limit({
    name: 'teams with another receipt than what is kept',
    value: teams.filter(({ id }) => kept.get(id)?.digest !== receipts.get(id)).length,
    max: 0,
    unit: 'teams',
  }),
  limit({ name: 'calls that were refused', value: refusals.length, max: 0, unit: 'calls' }),
  limit({
    name: 'applications that count as late',
    value: rows.filter(({ late }) => late).length,
    max: 0,
    unit: 'teams',
  }),
  limit({
    name: 'members who were told twice, or not at all',
    value: rows.reduce((sum, { told, apart }) => sum + (told - apart) + (3 - apart), 0),
    max: 0,
    unit: 'members',
  }),
])
if (refusals.length > 0) console.log(refusals.slice(0, 5).join('\n'))
process.exit()

/** Lets two of the team confirm before the last minute. */
async function prepare(n: number): Promise<void> {
  const from = deadline - LAST - LEAD_IN
  const step = LEAD_IN / TEAMS / 2
  for (const [which, mate] of [1, 0].entries()) {
    await at(from + (which * LEAD_IN) / 2 + n * step)
    await decide({ n, mate, method: 'PUT', what: 'confirmation', into: confirming })
  }
}

/**
 * Lets the third confirm and the lead send, more of them the nearer the deadline is; every fifth retries after a lost
 * response.
 */
async function finish(n: number): Promise<void> {
  await at(deadline - LAST + Math.sqrt(n / TEAMS) * (LAST - LATEST))
  await decide({ n, mate: 2, method: 'PUT', what: 'confirmation', into: confirming })
  const sending = { n, mate: 0, method: 'POST', what: 'submission', into: submitting } as const
  const { digest } = (await decide(sending)).submission!
  receipts.set(teams[n]!.id, digest)
  if (n % 5 === 0 && (await decide(sending)).submission?.digest !== digest) refusals.push('another receipt')
}

type Decision = { n: number; mate: number; method: 'PUT' | 'POST'; what: string; into: number[] }

/** Views the application and then confirms or sends its current state, as a page does. */
async function decide({ n, mate, method, what, into }: Decision): Promise<Answer> {
  const { id, members } = teams[n]!
  const person = people.get(members[mate]!)!
  const path = `/api/canvases/${id}`
  const { seq, stamp } = await ask(n, person, 'GET', path)
  const begun = performance.now()
  const answer = await ask(n, person, method, `${path}/${what}`, { seq, clock: { stamp, elapsed: 0 } })
  into.push(performance.now() - begun)
  return answer
}

/** Sends a request with 25 teams behind one address, as with a mobile operator. */
async function ask(n: number, person: Talker, method: string, path: string, body?: object): Promise<Answer> {
  const answer = await fetch(`http://127.0.0.1:${PORT}${path}`, {
    method,
    headers: {
      'x-forwarded-for': `10.1.1.${1 + Math.floor(n / 25)}`,
      origin: `http://localhost:${PORT}`,
      authorization: `Bearer ${person.accessToken}`,
      cookie: `__Host-sid=${person.sid}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const said = (await answer.json()) as Answer & { code?: string }
  if (answer.status !== 200) throw new Error(`${method} ${answer.status} ${said.code}`)
  return said
}

function failed(error: unknown): void {
  refusals.push(String(error))
}

function at99(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Infinity
}
