import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApi, openServices, tasks } from '#app/compose.ts'
import { startSession } from '#platform/server/auth/session.service.ts'
import { readConfig } from '#platform/server/config/config.ts'
import { loadSecrets } from '#platform/server/config/secrets.ts'
import { createLog } from '#platform/server/log/log.ts'
import { crowding } from './lib/crowding.ts'
import { benchDatabase } from './lib/embedded.ts'
import { atMost, limit, report } from './lib/report.ts'

const FOLLOWERS = Number(process.env.BENCH_FOLLOWERS ?? 100_000)
const POSTS = Number(process.env.BENCH_WRITES ?? 300)
/** Milliseconds between the thread's heartbeats. */
const BEAT_MS = 2

const dataDir = mkdtempSync(join(tmpdir(), 'zamah-bench-feed-'))
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))
const database = await benchDatabase()
const config = readConfig({ NODE_ENV: 'test', SEED: 'none', DATA_DIR: dataDir })
const { services, close } = await openServices({
  config,
  log: createLog('silent'),
  secrets: await loadSecrets(config.secret),
  databaseUrl: database.url,
})
await services.queue.start({ services, tasks, work: true })
const api = await buildApi(services)
await api.ready()

const id = (n: number) => `0a000000-0000-7000-8000-${String(n).padStart(12, '0')}`
/** Followed by nobody, and by very many; and one who reads. */
const [alone, known, reader] = [id(1), id(2), id(3)]
await services.pool.query(
  `insert into users (id, email, first_name, last_name, onboarded_at)
   select ('0a000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'osoba-' || n || '@primjer.ba', 'Osoba', 'Osobić', now()
   from generate_series(1, $1::int) n`,
  [FOLLOWERS + 2],
)
await services.pool.query(
  `insert into follows (id, follower_id, followed_id)
   select gen_random_uuid(), ('0a000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, $2
   from generate_series(3, $1::int) n`,
  [FOLLOWERS + 2, known],
)
for (const table of ['users', 'follows']) await services.pool.query(`vacuum analyze ${table}`)
const signed = new Map<string, object>()
for (const userId of [alone, known, reader]) signed.set(userId, await headersOf(userId))

let longest = 0
for (const author of [alone, known]) for (let n = 0; n < 30; n += 1) await write(author)
const machine = crowding()
const before = await countTasks()
// Processor time: what neighbours take of a shared machine is not held by this thread.
let last = process.threadCpuUsage()
const beat = setInterval(() => {
  const { user, system } = process.threadCpuUsage(last)
  longest = Math.max(longest, (user + system) / 1000)
  last = process.threadCpuUsage()
}, BEAT_MS)
const times: Record<string, number[]> = { [alone]: [], [known]: [] }
for (let n = 0; n < POSTS; n += 1)
  for (const author of [alone, known]) times[author]?.push(await write(author))
const newest = await write(known)
const seen = await read()
clearInterval(beat)

const slowest = (author: string) =>
  (times[author] ?? []).toSorted((a, b) => a - b)[Math.floor(POSTS * 0.99)] ?? 0
const middle = (author: string) => (times[author] ?? []).toSorted((a, b) => a - b)[POSTS >> 1] ?? 0
const left = (await countTasks()) - before
report(
  `Writing a post, ${POSTS} times by each of two (machine ${machine()}; the last took ${newest.toFixed(1)} ms)`,
  [
    limit({ name: `99 of 100 of one whom ${FOLLOWERS} follow`, value: slowest(known), max: 100, unit: 'ms' }),
    atMost({
      name: 'half of them, beside those of one whom nobody follows',
      ours: middle(known),
      baseline: middle(alone),
      ratio: 1.2,
      unit: 'ms',
    }),
    limit({
      name: 'longest the thread of requests computed at a stretch',
      value: longest,
      max: 20,
      unit: 'ms',
    }),
    limit({ name: 'tasks that so many posts left', value: left, max: 0, unit: '' }),
    limit({
      name: 'first pages of followers without the newest post',
      value: seen ? 0 : 1,
      max: 0,
      unit: '',
    }),
  ],
)
await api.close()
await close()
await database.stop()
process.exit()

async function headersOf(userId: string): Promise<object> {
  const cookies = new Map<string, string>()
  const { accessToken } = await startSession({
    services,
    userId,
    context: {
      client: { address: '127.0.0.1', userAgent: 'bench' },
      cookies: {
        get: (name) => cookies.get(name),
        set: (name, value) => void cookies.set(name, value),
        clear: (name) => void cookies.delete(name),
      },
    },
  })
  return {
    origin: config.publicUrl,
    authorization: `Bearer ${accessToken}`,
    cookie: `__Host-sid=${cookies.get('__Host-sid') ?? ''}`,
  }
}

async function write(author: string): Promise<number> {
  // How often one may write is not measured here.
  await services.pool.query('delete from limit_counters')
  const body = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Objava za mjerenje #mjera' }] }],
  }
  const from = performance.now()
  const answer = await api.inject({
    method: 'POST',
    url: '/api/feed/posts',
    headers: { ...signed.get(author) },
    payload: { id: crypto.randomUUID(), body, audience: 'members' },
  })
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return performance.now() - from
}

/** Says whether the newest post of the one whom very many follow is there for one of them at once. */
async function read(): Promise<boolean> {
  const answer = await api.inject({ url: '/api/feed', headers: { ...signed.get(reader) } })
  return answer.json<{ posts: { author: { id: string } }[] }>().posts[0]?.author.id === known
}

/** Counts what is on the queue besides what comes by the clock. */
async function countTasks(): Promise<number> {
  const { rows } = await services.pool.query<{ n: number }>(
    `select count(*)::int as n from queue.job where name not in (select name from queue.schedule) and name !~ '^__'`,
  )
  return rows[0]?.n ?? 0
}
