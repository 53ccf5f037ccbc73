import { join } from 'node:path'
import { Client } from 'pg'
import { feedQueries } from '#features/feed/server/index.ts'
import { openDatabase } from '#platform/server/db/database.ts'
import { migrate } from '#platform/server/db/migrate.ts'
import { createLog } from '#platform/server/log/log.ts'
import { crowding } from './lib/crowding.ts'
import { benchDatabase } from './lib/embedded.ts'
import { atMost, limit, report } from './lib/report.ts'

const POSTS = Number(process.env.BENCH_POSTS ?? 200_000)
const MEMBERS = Number(process.env.BENCH_MEMBERS ?? 12_000)
const FOLLOWED = Math.min(10_000, MEMBERS - 10)
const CONNECTED = 500
/** Follows of others, beside those of the one who follows very many. */
const FOLLOWS = Number(process.env.BENCH_FOLLOWS ?? 100_000)
const PAGE = 21
const TRIES = 60

const postgres = await benchDatabase()
const { db, pool, close } = openDatabase({ url: postgres.url, log: createLog('warn') })
await migrate({ url: postgres.url, pool, folder: join(import.meta.dirname, '../migrations') })

const id = (kind: string, n: string) => `('${kind}0000-0000-7000-8000-' || lpad((${n})::text, 12, '0'))::uuid`
const member = (n: number) => `0a000000-0000-7000-8000-${String(n).padStart(12, '0')}`
/** Knows nobody; and knows and follows very many. */
const [alone, social] = [member(1), member(2)]

// So many rows take longer than a statement of the product may.
const laying = new Client({ connectionString: postgres.url })
await laying.connect()
await laying.query('set statement_timeout = 0')
await laying.query(`
  insert into users (id, email, first_name, last_name, onboarded_at)
  select ${id('0a00', 'n')}, 'bench' || n || '@primjer.ba', 'Ana', 'Anić', now() from generate_series(1, ${MEMBERS}) n`)
// A tenth for connections, a tenth public; one author in a thousand posts writes the next one.
await laying.query(`
  insert into feed_posts (id, author_id, body, audience, created_at)
  select ${id('0b00', 'n')}, ${id('0a00', `3 + (n::bigint * 7919) % ${MEMBERS - 3}`)},
    '{"type":"doc","content":[{"type":"paragraph","content":[{"type":"text","text":"Objava za mjerenje."}]}]}',
    case n % 10 when 0 then 'connections' when 1 then 'public' else 'members' end,
    now() - make_interval(secs => n * 20)
  from generate_series(1, ${POSTS}) n`)
await laying.query(`
  insert into follows (id, follower_id, followed_id)
  select gen_random_uuid(), '${social}', ${id('0a00', '2 + n')} from generate_series(1, ${FOLLOWED}) n`)
await laying.query(`
  insert into follows (id, follower_id, followed_id)
  select gen_random_uuid(), ${id('0a00', `3 + n % ${MEMBERS - 3}`)}, ${id('0a00', `3 + (n % ${MEMBERS - 3} + 1 + n / ${MEMBERS - 3}) % ${MEMBERS - 3}`)}
  from generate_series(1, ${FOLLOWS}) n on conflict do nothing`)
await laying.query(`
  with pairs as (select gen_random_uuid() as id, ${id('0a00', '2 + n')} as other from generate_series(1, ${CONNECTED}) n)
  insert into connections (id, member_id, other_id)
  select id, '${social}', other from pairs union all select id, other, '${social}' from pairs`)
await laying.query(`
  insert into feed_reactions (post_id, user_id)
  select ${id('0b00', 'n')}, ${id('0a00', `3 + (n::bigint * 31 + m * 977) % ${MEMBERS - 3}`)}
  from generate_series(1, ${POSTS}, 5) n, generate_series(1, 5) m on conflict do nothing`)
for (const table of ['users', 'feed_posts', 'feed_reactions', 'follows', 'connections'])
  await laying.query(`vacuum analyze ${table}`)
await laying.end()

const { rows: deep } = await pool.query<{ id: string; created_at: Date }>(
  'select id, created_at from feed_posts order by created_at desc, id desc offset $1 limit 1',
  [Math.floor(POSTS * 0.9)],
)
const after = { at: deep[0]!.created_at, id: deep[0]!.id }
const { rows: some } = await pool.query<{ id: string }>(`
  select id from feed_posts where audience = 'members' order by created_at desc limit ${PAGE}`)
const ids = some.map((row) => row.id)

const byId = await middle(() => feedQueries.listPosts(db, { ids, reader: social }))
const first = await middle(() => feedQueries.listNewest(db, { reader: alone, limit: PAGE }))
const last = await middle(() => feedQueries.listNewest(db, { reader: alone, after, limit: PAGE }))
const near = await middle(() => feedQueries.listNewest(db, { reader: social, limit: PAGE }))
const nearLast = await middle(() => feedQueries.listNewest(db, { reader: social, after, limit: PAGE }))
const weighed = await middle(() => feedQueries.listCandidates(db, { reader: social, since: null }))

const beside = (name: string, ours: number) => atMost({ name, ours, baseline: byId, ratio: 4, unit: 'ms' })
report(`Reading the feed among ${POSTS} posts, beside as many posts by their ids (machine ${crowding()()})`, [
  beside('the first page of one who knows nobody', first),
  beside('a page at nine tenths of the depth', last),
  beside(`the first page of one who knows ${CONNECTED} and follows ${FOLLOWED}`, near),
  beside('a deep page of the same', nearLast),
  limit({ name: 'the posts that are weighed for the same', value: weighed, max: 150, unit: 'ms' }),
])
await close()
await postgres.stop()
process.exit()

async function middle(work: () => Promise<unknown>): Promise<number> {
  for (let n = 0; n < 10; n += 1) await work()
  const times: number[] = []
  for (let n = 0; n < TRIES; n += 1) {
    const from = performance.now()
    await work()
    times.push(performance.now() - from)
  }
  return times.toSorted((one, other) => one - other)[TRIES / 2] ?? 0
}
