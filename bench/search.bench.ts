import { sql } from 'drizzle-orm'
import { join } from 'node:path'
import { NO_CRITERIA } from '#features/search/contract/criteria.ts'
import { searchParts } from '#features/search/server/index.ts'
import { openDatabase } from '#platform/server/db/database.ts'
import { migrate } from '#platform/server/db/migrate.ts'
import { createLog } from '#platform/server/log/log.ts'
import { benchDatabase } from './lib/embedded.ts'
import { atMost, limit, report } from './lib/report.ts'
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

const { conditionOf, countAll, countFacets, countSkills, filtersOf, findHits, wantedWords } =
  await searchParts()
const postgres = await benchDatabase()
const { db, pool, close } = openDatabase({ url: postgres.url, log: createLog('warn') })
await migrate({ url: postgres.url, pool, folder: join(import.meta.dirname, '../migrations') })
const from = performance.now()
await laySearchWorld({ db, pool, count: COUNT })
const laying = (performance.now() - from) / 1000

/** As common as words get: those in most texts, and those in most titles. */
const { rows: common } = await pool.query<{ shown: string; docs: number }>(
  'select min(shown) as shown, max(docs) as docs from search_terms group by stem order by max(docs) desc limit 40',
)
const { rows: titled } = await pool.query<{ shown: string }>(`
  select min(t.shown) as shown from ts_stat('select title from opportunity_search') s
  join search_terms t on t.stem = s.word group by t.stem order by max(s.ndoc) desc limit 40`)
const words = [...common, ...titled].map(({ shown }) => shown)

const filters = filtersOf(NO_CRITERIA)
async function ranked(q: string) {
  const wanted = await wantedWords({ db }, q)
  return findHits(db, { wanted, filters, sort: 'best', after: undefined, most: PAGE, ids: undefined })
}
async function counted(q: string) {
  const wanted = await wantedWords({ db }, q)
  return countAll(db, { criteria: { ...NO_CRITERIA, q }, wanted, filters })
}
async function countedAnew(q: string) {
  const wanted = await wantedWords({ db }, q)
  const criteria = { ...NO_CRITERIA, q }
  return Promise.all([
    countFacets(db, { criteria, wanted, filters }),
    countSkills(db, { wanted, filters, most: 8 }),
  ])
}
/** The simple way: every title against the words as they were typed. */
const plainly = (q: string) =>
  pool.query('select id from bench_plain where $1 <% title order by $1 <<-> title, id limit 21', [q])

const rankedTimes = await timesOf(ranked, words, 4)
const facetTimes = await timesOf(counted, words, 2)
const anewTimes = await timesOf(countedAnew, words.slice(0, 20), 1)
const fuzzy = await timesOf(ranked, MISSPELT, 6)
const plain = await timesOf(plainly, MISSPELT, 1)
const pages = await depth()
await close()
await postgres.stop()

const most = common[0]?.docs ?? 0
report(
  `Search, at ${COUNT} opportunities, laid in ${Math.round(laying)} s; the commonest word is in ${most}`,
  [
    limit({ name: 'common words, ranked, 99 of 100', value: at(rankedTimes, 0.99), most: 15, unit: 'ms' }),
    limit({
      name: 'facets with counts, common words, 95 of 100',
      value: at(facetTimes, 0.95),
      most: 50,
      unit: 'ms',
    }),
    limit({
      name: 'the same when nobody has asked for some seconds, median',
      value: at(anewTimes, 0.5),
      most: 250,
      unit: 'ms',
    }),
    atMost({
      name: 'misspelt words beside trigrams of every title, median',
      ours: at(fuzzy, 0.5),
      baseline: at(plain, 0.5),
      ratio: 1 / 50,
      unit: 'ms',
    }),
    limit({ name: 'first page of all, median', value: pages.first, most: 15, unit: 'ms' }),
    atMost({
      name: 'a page far down beside the first, median',
      ours: pages.deep,
      baseline: pages.first,
      ratio: 2,
      unit: 'ms',
    }),
    atMost({
      name: 'the same page by offset, median',
      ours: pages.deep,
      baseline: pages.offset,
      ratio: 0.5,
      unit: 'ms',
    }),
  ],
)

async function timesOf(work: (q: string) => Promise<unknown>, queries: readonly string[], rounds: number) {
  for (const q of queries) await work(q)
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1)
    for (const q of queries) {
      const start = performance.now()
      await work(q)
      times.push(performance.now() - start)
    }
  return times.sort((a, b) => a - b)
}

function at(times: readonly number[], share: number): number {
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
}

/** The newest first: at the beginning, half way down by its mark, and the same place by counting. */
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
    findHits(db, { wanted, filters, sort: 'newest', after, most: PAGE, ids: undefined })
  const condition = conditionOf({ wanted, filters })
  const byOffset = () =>
    db.execute(sql`select opportunity_id from opportunity_search where ${condition}
      order by published_at desc, opportunity_id desc offset ${far} limit ${PAGE}`)
  const median = async (work: () => Promise<unknown>) =>
    at(
      await timesOf(
        work,
        Array.from({ length: 30 }, () => ''),
        1,
      ),
      0.5,
    )
  return {
    first: await median(page(undefined)),
    deep: await median(page(mark)),
    offset: await median(byOffset),
  }
}
