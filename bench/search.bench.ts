import { sql } from '#platform/server/db/sql.ts'
import { join } from 'node:path'
import { type Criteria, NO_CRITERIA } from '#features/search/contract/criteria.ts'
import { searchParts } from '#features/search/server/index.ts'
import { openDatabase } from '#platform/server/db/database.ts'
import { migrate } from '#platform/server/db/migrate.ts'
import { createLog } from '#platform/server/log/log.ts'
import { crowding } from './lib/crowding.ts'
import { benchDatabase } from './lib/embedded.ts'
import { processorClock } from './lib/processor.ts'
import { atMost, limit, report, type Row } from './lib/report.ts'
import { laySearchWorld } from './lib/search-world.ts'

const COUNT = Number(process.env.BENCH_OPPORTUNITIES ?? 200_000)
const PAGE = 21
const MISSPELT = [
  'programre',
  'inženejr',
  'elektrčar',
  'konobarr',
  'medicniska',
  'vozčc',
  'knjigovodja',
  'prodvač',
]
const FILTERED: Partial<Criteria>[] = [
  { kind: ['job'] },
  { kind: ['job', 'internship'], mode: ['remote'] },
  { place: 'ZDK' },
  { place: 'zenica', km: '50' },
  { pay: '1500', firstJob: true },
  { language: ['en'], deadline: 'month' },
  { kind: ['job'], place: 'TUZ', contract: ['permanent'] },
]

const { conditionOf, countAll, filtersOf, listHits: findHits, parseQuery: wantedWords } = await searchParts()
const postgres = await benchDatabase()
const { db, pool, close } = openDatabase({ url: postgres.url, log: createLog('warn') })
const processor = processorClock(pool)
await migrate({ url: postgres.url, pool, folder: join(import.meta.dirname, '../migrations') })
const from = performance.now()
await laySearchWorld({ db, pool, count: COUNT })
const laying = (performance.now() - from) / 1000

/** The most frequent words: those in most texts, and those in most titles. */
const { rows: common } = await pool.query<{ shown: string; docs: number }>(
  'select min(shown) as shown, max(docs) as docs from search_terms group by stem order by max(docs) desc limit 40',
)
const { rows: titled } = await pool.query<{ shown: string }>(`
  select min(t.shown) as shown from ts_stat('select title from opportunity_search') s
  join search_terms t on t.stem = s.word group by t.stem order by max(s.ndoc) desc limit 40`)
const words = [...common, ...titled].map(({ shown }) => shown)
const pairs = titled.slice(0, 20).map(({ shown }, n) => `${shown} ${common[n]?.shown}`)

const filters = filtersOf(NO_CRITERIA)
async function ranked(q: string) {
  const wanted = await wantedWords({ db }, q)
  return findHits(db, { wanted, filters, sort: 'best', after: undefined, limit: PAGE, ids: undefined })
}
/** Counts without a cache between two searches. */
async function counted(given: Partial<Criteria>) {
  const criteria = { ...NO_CRITERIA, ...given }
  const wanted = await wantedWords({ db }, criteria.q)
  return countAll(db, { criteria, wanted, filters: filtersOf(criteria) })
}
/** The baseline: the trigrams of every title, row by row, against the typed words. */
const plainly = (q: string) =>
  pool.query(
    'select id from bench_plain where word_similarity($1, title) > 0.6 order by $1 <<-> title, id limit 21',
    [q],
  )
/** The baseline with a trigram index, which finds titles but no texts. */
const plainlyByIndex = (q: string) =>
  pool.query('select id from bench_plain where $1 <% title order by $1 <<-> title, id limit 21', [q])

const crowd = crowding()
const rankedTimes = await timesOf(ranked, words, 4)
const pairTimes = await timesOf(ranked, pairs, 4)
const facetTimes = await timesOf((q) => counted({ q }), words, 2)
const filteredTimes = await timesOf(
  counted,
  [{}, ...FILTERED, ...FILTERED.map((each, n) => ({ ...each, q: words[n] ?? '' }))],
  2,
)
const fuzzy = await timesOf(ranked, MISSPELT, 6)
const plain = await timesOf(plainly, MISSPELT.slice(0, 4), 1)
const indexed = await timesOf(plainlyByIndex, MISSPELT, 3)
const pages = await depth()
const shared = crowd()
await close()
await postgres.stop()

const max = common[0]?.docs ?? 0
report(
  `Search, at ${COUNT} opportunities, laid in ${Math.round(laying)} s; the commonest word is in ${max} (machine ${shared})`,
  [
    ...both('common words, ranked, 99 of 100', rankedTimes, { share: 0.99, within: 15 }),
    ...both('two of them, ranked, 99 of 100', pairTimes, { share: 0.99, within: 15 }),
    ...both('facets with counts, common words, 95 of 100', facetTimes, { share: 0.95, within: 50 }),
    ...both('facets with counts, all and filtered, 95 of 100', filteredTimes, { share: 0.95, within: 50 }),
    ...beside('misspelt words beside trigrams of every title, median', [fuzzy, plain], 1 / 50),
    ...beside('misspelt words beside an index of trigrams of the titles alone, median', [fuzzy, indexed], 2),
    ...both('first page of all, median', pages.first, { share: 0.5, within: 15 }),
    atMost({
      name: 'a page far down beside the first, median of processor',
      ours: at(pages.deep.spent, 0.5),
      baseline: at(pages.first.spent, 0.5),
      ratio: 2,
      unit: 'ms',
    }),
    atMost({
      name: 'the same page by offset, median of processor',
      ours: at(pages.deep.spent, 0.5),
      baseline: at(pages.offset.spent, 0.5),
      ratio: 0.5,
      unit: 'ms',
    }),
  ],
)

/** Elapsed time, and processor time. */
type Times = { passed: number[]; spent: number[] }

async function timesOf<T>(
  work: (asked: T) => Promise<unknown>,
  all: readonly T[],
  rounds: number,
): Promise<Times> {
  for (const asked of all) await work(asked)
  const times: Times = { passed: [], spent: [] }
  for (let round = 0; round < rounds; round += 1)
    for (const asked of all) {
      const spent = processor()
      const start = performance.now()
      await work(asked)
      times.passed.push(performance.now() - start)
      times.spent.push(processor() - spent)
    }
  times.passed.sort((a, b) => a - b)
  times.spent.sort((a, b) => a - b)
  return times
}

function at(times: readonly number[], share: number): number {
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
}

function both(
  name: string,
  { passed, spent }: Times,
  { share, within }: { share: number; within: number },
): Row[] {
  return [
    limit({ name, value: at(passed, share), max: within, unit: 'ms' }),
    limit({ name: `${name}, processor`, value: at(spent, share), max: within, unit: 'ms' }),
  ]
}

function beside(name: string, [ours, baseline]: [Times, Times], ratio: number): Row[] {
  return [
    atMost({ name, ours: at(ours.passed, 0.5), baseline: at(baseline.passed, 0.5), ratio, unit: 'ms' }),
    atMost({
      name: `${name} of processor`,
      ours: at(ours.spent, 0.5),
      baseline: at(baseline.spent, 0.5),
      ratio,
      unit: 'ms',
    }),
  ]
}

/** Measures the newest first: at the start, half-way by cursor, and the same place by offset. */
async function depth() {
  const wanted = await wantedWords({ db }, '')
  const far = Math.floor(COUNT / 2)
  const { rows } = await pool.query<{ id: string; at: string }>(
    `select opportunity_id as id, to_char(published_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.MS') || '+00' as at
     from opportunity_search order by published_at desc, opportunity_id desc offset $1 limit 1`,
    [far],
  )
  const mark = { sort: 'newest', tier: 0, at: rows[0]?.at ?? '', id: rows[0]?.id ?? '' } as const
  const page = (after: typeof mark | undefined) => () =>
    findHits(db, { wanted, filters, sort: 'newest', after, limit: PAGE, ids: undefined })
  const condition = conditionOf({ wanted, filters })
  const byOffset = () =>
    db.execute(sql`select opportunity_id from opportunity_search where ${condition}
      order by published_at desc, opportunity_id desc offset ${far} limit ${PAGE}`)
  const times = (work: () => Promise<unknown>) =>
    timesOf(
      work,
      Array.from({ length: 30 }, () => ''),
      1,
    )
  return { first: await times(page(undefined)), deep: await times(page(mark)), offset: await times(byOffset) }
}
