import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { join } from 'node:path'
import { STATUSES } from '#features/forms/contract/statuses.ts'
import { formQueries } from '#features/forms/server/index.ts'
import { toCursor } from '#platform/contract/cursor.ts'
import { openDatabase } from '#platform/server/db/database.ts'
import { migrate } from '#platform/server/db/migrate.ts'
import { sheetStream } from '#platform/server/files/sheet-stream.ts'
import { createLog } from '#platform/server/log/log.ts'
import { crowding } from './lib/crowding.ts'
import { benchDatabase } from './lib/embedded.ts'
import { slowest } from './lib/slowest.ts'
import { atMost, limit, report } from './lib/report.ts'

const COUNT = Number(process.env.BENCH_SUBMISSIONS ?? 50_000)
const TRIES = Number(process.env.BENCH_TRIES ?? 200)
const slow = (work: () => Promise<unknown>) => slowest(work, TRIES)
/** What a table of any length may hold on to at once, in MB. */
const FLAT_MB = 64

setFlagsFromString('--expose-gc')
/** Collects garbage first, so that only live memory counts. */
const collect = runInNewContext('gc') as () => void

const postgres = await benchDatabase()
const { db, pool, close } = openDatabase({ url: postgres.url, log: createLog('warn') })
await migrate({ url: postgres.url, pool, folder: join(import.meta.dirname, '../migrations') })

/** One form with nearly all of it, and others beside it. */
const FORMS = ['0f000000-0000-7000-8000-000000000001', '0f000000-0000-7000-8000-000000000002'] as const
const [big, small] = FORMS
const READER = '0f000000-0000-7000-8000-0000000000aa'
const label = (bhs: string) => ({ bhs, en: '' })
const none = { help: label(''), required: false, rows: [], min: null, max: null, from: null, until: null }
const rest = { ...none, terms: [], prefill: null, value: '' }
const days = ['sat', 'sun', 'mon'].map((id) => ({ id, label: label(id) }))
const fields = [
  { ...rest, id: 'name1', kind: 'short', label: label('Ime'), options: [] },
  { ...rest, id: 'town1', kind: 'short', label: label('Mjesto'), options: [] },
  { ...rest, id: 'why11', kind: 'long', label: label('Zašto'), options: [] },
  { ...rest, id: 'sum11', kind: 'amount', label: label('Iznos'), options: [] },
  { ...rest, id: 'spot1', kind: 'number', label: label('Redni broj'), options: [] },
  { ...rest, id: 'born1', kind: 'date', label: label('Rođendan'), options: [] },
  { ...rest, id: 'day11', kind: 'choice', label: label('Dan'), options: days },
]
const content = { title: label('Prijava'), intro: label(''), thanks: label(''), fields, rules: [] }
for (const [n, form] of FORMS.entries()) {
  await pool.query('insert into forms (id, slug, content, published) values ($1, $2, $3, 1)', [
    form,
    `mjerenje-${n}`,
    content,
  ])
  await pool.query('insert into form_versions (form_id, number, content) values ($1, 1, $2)', [form, content])
  const count = form === big ? COUNT : 200
  for (let from = 1; from <= count; from += 2000)
    await pool.query(
      `insert into form_submissions (id, form_id, version, number, answers, typed, terms, locale, status, key_digest, created_at)
     select gen_random_uuid(), $1::uuid, 1, n, a, '{}', to_tsvector('simple', a ->> 'name1' || ' ' || (a ->> 'town1') || ' ' || (a ->> 'why11'))
         || array_to_tsvector(array(select distinct '=' || f || ':' || w from unnest(array['name1', 'town1', 'why11']) f,
           unnest(string_to_array(fold_text(a ->> f), ' ')) w where w <> '')),
       'bhs', ($2::text[])[1 + n % array_length($2::text[], 1)], decode(md5($1::uuid::text || n), 'hex'), now() - make_interval(secs => n)
     from generate_series($3::int, $4::int) n, lateral (select jsonb_build_object('name1', 'Ime' || n % 4000, 'town1', 'Mjesto' || n % 140,
       'sum11', n % 5000, 'spot1', n, 'born1', to_char(date '1995-01-01' + n % 5000, 'YYYY-MM-DD'),
       'why11', 'Volim raditi s ljudima i imam vremena vikendom. Riječ' || n % 9000, 'day11', (array['sat','sun','mon'])[1 + n % 3]) as a) x`,
      [form, STATUSES, from, Math.min(count, from + 1999)],
    )
  await pool.query('update forms set received = $2 where id = $1', [form, count])
}
// The oldest are read by one person: the first page of theirs lies at the end of the whole list.
await pool.query(
  `insert into users (id, email, first_name, last_name, role) values ($1, 'cita@primjer.ba', 'Ko', 'Čita', 'ADMIN')`,
  [READER],
)
await pool.query('update form_submissions set assigned_to = $1 where form_id = $2 and number > $3', [
  READER,
  big,
  COUNT * 0.99,
])
for (const table of ['forms', 'form_versions', 'form_submissions', 'form_figures'])
  await pool.query(`vacuum analyze ${table}`)

const { rows: deep } = await pool.query<{ created_at: Date; id: string }>(
  'select created_at, id from form_submissions where form_id = $1 order by created_at desc, id desc offset $2 limit 1',
  [big, Math.floor(COUNT * 0.9)],
)
const after = toCursor({ at: deep[0]!.created_at, id: deep[0]!.id })
const page = (form: string, query: Parameters<typeof formQueries.listAllOf>[2]) => () =>
  formQueries.listAllOf(db, form, query)

const crowd = crowding()
const few = await slow(page(small, {}))
const times = {
  'the first page': await slow(page(big, {})),
  'a page at nine tenths of the depth': await slow(page(big, { after })),
  'those of one status': await slow(page(big, { status: 'question' })),
  'a rare word': await slow(page(big, { q: 'ime77' })),
  'a word that all have': await slow(page(big, { q: 'vikendom' })),
  'those of one reader, the oldest of all': await slow(page(big, { reader: READER })),
  'those of nobody, of one status': await slow(page(big, { reader: null, status: 'question' })),
  'a word that nobody wrote': await slow(page(big, { q: 'nigdjetoga' })),
  'an option that a third has': await slow(page(big, { answer: 'day11:sun' })),
  'an option that nobody has': await slow(page(big, { answer: 'day11:never' })),
  'an amount that few said': await slow(page(big, { answer: 'sum11:4990..4990,5' })),
  'an amount that nobody said': await slow(page(big, { answer: 'sum11:9000..' })),
  'an amount that only the oldest said': await slow(page(big, { answer: 'spot1:49000..' })),
  'an amount that nobody said, of one status with a word': await slow(
    page(big, { answer: 'sum11:9000..', q: 'vikendom', status: 'done' }),
  ),
  'an amount that all said, of one reader, the oldest of all': await slow(
    page(big, { answer: 'sum11:0..', reader: READER }),
  ),
  'a date that nobody said': await slow(page(big, { answer: 'born1:..1990-01-01' })),
  'a word that all have in another answer': await slow(page(big, { answer: 'town1:vikendom' })),
  'a word that all have in this answer, of one status': await slow(
    page(big, { answer: 'why11:vikendom', status: 'done' }),
  ),
  'days long ago': await slow(page(big, { from: '2020-01-01', until: '2020-01-31' })),
  'all of it at once': await slow(
    page(big, { q: 'vikendom', status: 'done', reader: null, answer: 'day11:sat', from: '2020-01-01' }),
  ),
  'a word that all have, of one status': await slow(page(big, { q: 'vikendom', status: 'done' })),
}
const memory = { csv: await rise('csv'), xlsx: await rise('xlsx') }
report(`Answers to a form with ${COUNT} of them (machine ${crowd()}, 99 of 100)`, [
  ...Object.entries(times).map(([name, value]) => limit({ name, value, max: 50, unit: 'ms' })),
  // However crowded the machine is: the number of answers alone makes a page no slower.
  atMost({
    name: 'the first page beside that of a form with 200',
    ours: times['the first page'],
    baseline: few,
    ratio: 2,
    unit: 'ms',
  }),
  ...Object.entries(memory).map(([name, value]) =>
    limit({ name: `memory that all of them as ${name} take at most`, value, max: FLAT_MB, unit: 'MB' }),
  ),
])
await close()
await postgres.stop()
process.exit()

/** How far the memory rises while a reader takes the table piece by piece. */
async function rise(format: 'csv' | 'xlsx'): Promise<number> {
  collect()
  const before = process.memoryUsage()
  let most = 0
  let bytes = 0
  let mark = 0
  const reader = new Writable({
    write(chunk: Buffer, _encoding, next) {
      bytes += chunk.length
      if (bytes < mark) return next()
      mark += 200_000
      collect()
      const now = process.memoryUsage()
      most = Math.max(most, now.heapUsed + now.external - before.heapUsed - before.external)
      setImmediate(next)
    },
  })
  await pipeline(sheetStream({ format, locale: 'bhs' }, formQueries.listLines(db, big, 'bhs')), reader)
  if (bytes < COUNT * 10) throw new Error(`only ${bytes} bytes of ${format} came`)
  return most / 1_000_000
}
