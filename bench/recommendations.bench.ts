import { join } from 'node:path'
import { commands } from '#features/recommendations/server/index.ts'
import { openDatabase } from '#platform/server/db/database.ts'
import { migrate } from '#platform/server/db/migrate.ts'
import { createLog } from '#platform/server/log/log.ts'
import { crowding } from './lib/crowding.ts'
import { benchDatabase } from './lib/embedded.ts'
import { atMost, limit, report, type Row } from './lib/report.ts'

const OFFERS = Number(process.env.BENCH_OFFERS ?? 50_000)
const MEMBERS = 100_000
const SAMPLE = 400
const DIMENSIONS = 384
const LIMIT = 50
const NOW = Date.now()

const parts = await commands.bench()
const machine = crowding()
const random = parts.seededRandom(7)
const offers = Array.from({ length: OFFERS }, (_, n) => parts.makeOffer(random, n, NOW))
const { members } = parts.makeWorld({ offers: 400, members: SAMPLE, now: NOW })

const shared = parts.newShared()
const builder = new parts.OfferTableBuilder(shared)
for (const offer of offers) builder.add(offer)
const ranker = new parts.Ranker(builder.done())
const prepared = members.map(({ facts }) => parts.prepareMember(facts, shared))
const rank = (n: number) => ranker.rank(prepared[n % SAMPLE]!, { now: NOW, limit: LIMIT })

// The baseline: one vector of a member against the vector of each offer, in the same language.
const vectors = Int8Array.from({ length: OFFERS * DIMENSIONS }, () => random.below(255) - 127)
const one = vectors.slice(0, DIMENSIONS)
function scan(): number {
  let best = -Infinity
  for (let from = 0; from < vectors.length; from += DIMENSIONS) {
    let sum = 0
    for (let n = 0; n < DIMENSIONS; n += 1) sum += vectors[from + n]! * one[n]!
    if (sum > best) best = sum
  }
  return best
}
const scanned = milliseconds(scan, 8)
const ranked = milliseconds(rank, SAMPLE)
const recommender = new parts.Recommender()
await recommender.load(offers)
const whole = milliseconds(
  (n) => recommender.suggest(members[n % SAMPLE]!.facts, { now: NOW, limit: LIMIT }),
  SAMPLE,
)
const rows: Row[] = [
  atMost({
    name: 'top 50 for one member, processor time, beside a raw vector scan in plain JavaScript',
    ours: ranked,
    baseline: scanned,
    ratio: 1.3,
    unit: 'ms',
  }),
  limit({
    name: 'the same beside 1.3 times a scan in WASM SIMD (1.1 ms)',
    value: ranked,
    max: 1.43,
    unit: 'ms',
  }),
  limit({ name: 'missed of the exact top 50, in a hundred', value: missed(), max: 1, unit: '%' }),
  limit({ name: 'mixed and with reasons, from facts', value: whole, max: 20, unit: 'ms' }),
  limit({
    name: `all ${MEMBERS} members ranked, with reasons, from ${SAMPLE}`,
    value: (whole * MEMBERS) / 1000,
    max: 120,
    unit: 's',
  }),
]
report(`Recommendations, at ${OFFERS} opportunities (machine ${machine()})`, rows)
report('Recommendations, on the thread', await onThread())

/** Counts errors against every offer's score, fully sorted, which reveals losses by the heap or an index. */
function missed(): number {
  let lost = 0
  for (let n = 0; n < 20; n += 1) {
    const all = ranker.rank(prepared[n]!, { now: NOW, limit: OFFERS })
    const least = all[LIMIT - 1]?.score ?? 0
    lost += rank(n).filter(({ score }) => score < least).length
  }
  return (100 * lost) / (20 * LIMIT)
}

/** Measures the thread on a database, and the longest time for which it blocks the request thread. */
async function onThread(): Promise<Row[]> {
  const postgres = await benchDatabase()
  const { pool, close } = openDatabase({ url: postgres.url, log: createLog('warn') })
  await migrate({ url: postgres.url, pool, folder: join(import.meta.dirname, '../migrations') })
  const client = await pool.connect()
  // Seeding takes longer than a request may.
  await client.query('set statement_timeout = 0')
  await client.query(`insert into skills (id, group_name, kind)
    select gen_random_uuid(), 'it', 'skill' from generate_series(1, 2000)`)
  await client.query(
    `insert into opportunities (id, slug, organisation_name, kind, status, municipalities, deadline, published_at)
     select gen_random_uuid(), 'o' || n, 'Firma ' || n % 900, 'job', 'published', '{zenica}',
       now() + interval '30 days', now() from generate_series(1, $1::int) n`,
    [OFFERS],
  )
  await client.query(`insert into opportunity_skills (opportunity_id, skill_id, importance)
    select o.id, s.id, 'required' from (select id, row_number() over () as n from opportunities) o
    cross join lateral unnest(array[o.n % 2000, o.n * 7 % 2000, o.n * 13 % 2000, o.n * 31 % 2000]) as wanted (n)
    join (select id, row_number() over () - 1 as n from skills) s on s.n = wanted.n
    on conflict do nothing`)
  await client.query('analyze')
  client.release()
  const thread = new parts.RankingPool(postgres.url)
  const longest = watchTicks()
  const { facts } = members[0]!
  for (let n = 0; n < 50; n += 1)
    await thread.ask({ ask: 'suggest', member: facts, limit: LIMIT, kinds: undefined })
  const tick = longest()
  const size = await thread.ask({ ask: 'size' })
  await thread.close()
  await close()
  await postgres.stop()
  return [
    limit({ name: 'thread: memory over its tables', value: size.heap / 2 ** 20, max: 64, unit: 'MB' }),
    limit({ name: 'thread: its tables', value: size.tables / 2 ** 20, max: 64, unit: 'MB' }),
    limit({
      name: 'longest turn of the thread of requests, processor time',
      value: tick,
      max: 20,
      unit: 'ms',
    }),
  ]
}

/** Measures processor time of this thread between two turns of its loop, so that a crowded machine does not count. */
function watchTicks(): () => number {
  let longest = 0
  let isOn = true
  let before = process.threadCpuUsage()
  const turn = () => {
    const { user, system } = process.threadCpuUsage(before)
    longest = Math.max(longest, (user + system) / 1000)
    before = process.threadCpuUsage()
    if (isOn) setTimeout(turn, 1)
  }
  setTimeout(turn, 1)
  return () => {
    isOn = false
    return longest
  }
}

function milliseconds(work: (n: number) => unknown, rounds: number): number {
  for (let n = 0; n < Math.min(rounds, 40); n += 1) work(n)
  const before = process.cpuUsage()
  for (let n = 0; n < rounds; n += 1) work(n)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / rounds
}
