import { join } from 'node:path'
import { TOPICS } from '#features/articles/contract/topics.ts'
import { articleQueries } from '#features/articles/server/index.ts'
import { toCursor } from '#platform/contract/cursor.ts'
import { openDatabase } from '#platform/server/db/database.ts'
import { migrate } from '#platform/server/db/migrate.ts'
import { createLog } from '#platform/server/log/log.ts'
import { crowding } from './lib/crowding.ts'
import { benchDatabase } from './lib/embedded.ts'
import { atMost, report } from './lib/report.ts'

const COUNT = Number(process.env.BENCH_ARTICLES ?? 20_000)
/** As many as a young product has, against which all of them are held. */
const FEW = 200
const TRIES = Number(process.env.BENCH_TRIES ?? 40)
const PIECE = 2000

const postgres = await benchDatabase()
const { db, pool, close } = openDatabase({ url: postgres.url, log: createLog('warn') })
await migrate({ url: postgres.url, pool, folder: join(import.meta.dirname, '../migrations') })
await pool.query(`
  insert into users (id, email, first_name, last_name, onboarded_at)
  select ('0a000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'bench' || n || '@primjer.ba', 'Ana', 'Anić', now()
  from generate_series(1, 200) n`)

const words = (text: string) =>
  `{"type":"doc","content":[{"type":"paragraph","content":[{"type":"text","text":"${text}"}]}]}`
const crowd = crowding()
const few = await lay(1, FEW)
const all = await lay(FEW + 1, COUNT)
const rows = Object.keys(few).map((name) =>
  atMost({ name, ours: all[name] ?? 0, baseline: few[name] ?? 0, ratio: 3, unit: 'ms' }),
)
report(`Reading among ${COUNT} articles beside reading among ${FEW}, medians (machine ${crowd()})`, rows)
await close()
await postgres.stop()
process.exit()

/** Adds articles up to a number, and measures the pages that readers open. */
async function lay(first: number, last: number): Promise<Record<string, number>> {
  for (let from = first; from <= last; from += PIECE) {
    const until = Math.min(last, from + PIECE - 1)
    await pool.query(
      `insert into articles (id, author_id, content, published, live_bhs_at, live_en_at, terms)
       select ('0b000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid,
         ('0a000000-0000-7000-8000-' || lpad((1 + n % 200)::text, 12, '0'))::uuid, c, c, now() - make_interval(mins => n), now() - make_interval(mins => n),
         to_tsvector('simple', 'clanak prvi' || lpad((n % 9000)::text, 4, '0') || ' plata' || case when n % 50 = 0 then ' dorucak' else '' end)
       from generate_series($1::int, $2::int) n, lateral (select jsonb_build_object(
         'title', jsonb_build_object('bhs', 'Članak ' || n, 'en', 'Article ' || n), 'summary', jsonb_build_object('bhs', 'Uvod.', 'en', 'Intro.'),
         'body', jsonb_build_object('bhs', $3::jsonb, 'en', $4::jsonb), 'topic', ($5::text[])[1 + n % array_length($5::text[], 1)],
         'tags', jsonb_build_array('plata', 'oznaka' || n % 300), 'cover', null, 'series', null) as c) x`,
      [from, until, words('Tekst za mjerenje.'), words('A text to measure.'), TOPICS],
    )
    await pool.query(
      `insert into article_slugs (slug, article_id, is_current)
       select 'clanak-' || n, ('0b000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, true from generate_series($1::int, $2::int) n`,
      [from, until],
    )
  }
  const client = await pool.connect()
  // On a busy machine it takes longer than any call of the product may.
  await client.query('set statement_timeout = 0')
  for (const table of ['articles', 'article_slugs', 'users']) await client.query(`vacuum analyze ${table}`)
  client.release(true)
  const { rows: deep } = await pool.query<{ live_at: Date; id: string }>(
    'select live_at, id from articles order by live_at desc, id desc offset $1 limit 1',
    [Math.floor(last * 0.9) - 25],
  )
  const after = toCursor({ at: deep[0]!.live_at, id: deep[0]!.id })
  return {
    'the first page of all': await middle(() => articleQueries.listArticles(db, {})),
    'a page at nine tenths of the depth': await middle(() => articleQueries.listArticles(db, { after })),
    'a page of one topic': await middle(() => articleQueries.listArticles(db, { topic: TOPICS[0] })),
    'a page of a tag that all have': await middle(() => articleQueries.listArticles(db, { tag: 'plata' })),
    'a page of a rare tag': await middle(() => articleQueries.listArticles(db, { tag: 'oznaka77' })),
    'the tags of the newest': await middle(() => articleQueries.listTags(db)),
    'a word that all have': await middle(() => articleQueries.listArticles(db, { q: 'plata' })),
    'a word that one in fifty has': await middle(() => articleQueries.listArticles(db, { q: 'doručak' })),
    // Of one length, so that the beginning of one is that of no other.
    'a rare word': await middle(() => articleQueries.listArticles(db, { q: 'prvi0077' })),
    'an article with those related': await middle(() => articleQueries.getArticle(db, 'clanak-7')),
  }
}

async function middle(work: () => Promise<unknown>): Promise<number> {
  for (let n = 0; n < 5; n += 1) await work()
  const times: number[] = []
  for (let n = 0; n < TRIES; n += 1) {
    const from = performance.now()
    await work()
    times.push(performance.now() - from)
  }
  return times.toSorted((one, other) => one - other)[Math.floor(TRIES / 2)] ?? 0
}
