import { join } from 'node:path'
import { deskQueries } from '#features/applications/server/index.ts'
import { openDatabase } from '#platform/server/db/database.ts'
import { migrate } from '#platform/server/db/migrate.ts'
import { createLog } from '#platform/server/log/log.ts'
import { crowding } from './lib/crowding.ts'
import { benchDatabase } from './lib/embedded.ts'
import { slowest } from './lib/slowest.ts'
import { limit, report } from './lib/report.ts'

const COUNT = Number(process.env.BENCH_APPLICANTS ?? 5000)
const TRIES = Number(process.env.BENCH_TRIES ?? 200)
const slow = (work: () => Promise<unknown>) => slowest(work, TRIES)
const PAGE = 51

const postgres = await benchDatabase()
const { db, pool, close } = openDatabase({ url: postgres.url, log: createLog('warn') })
await migrate({ url: postgres.url, pool, folder: join(import.meta.dirname, '../migrations') })

const JOB = '0d000000-0000-7000-8000-000000000001'
const READER = '0d000000-0000-7000-8000-0000000000aa'
const QUESTION = '0d000000-0000-7000-8000-0000000000bb'
await pool.query(
  `insert into users (id, email, first_name, last_name)
   select $1::uuid, 'cita@primjer.ba', 'Ko', 'Čita'
   union all select gen_random_uuid(), 'osoba' || n || '@primjer.ba', 'Ime' || n % 400, 'Prezime' || n % 900
   from generate_series(1, $2::int) n`,
  [READER, COUNT],
)
await pool.query(
  `insert into opportunities (id, slug, organisation_name, kind, status) values ($1, 'mjerenje', 'Kuća', 'job', 'published')`,
  [JOB],
)
// CVs as long as real ones, so that reading one has its price.
await pool.query(
  `insert into applications (id, user_id, opportunity_id, status, letter, answers, cv, sent_at, promised_at)
   select gen_random_uuid(), u.id, $1, (array['sent', 'sent', 'in-review', 'declined', 'interview'])[1 + n % 5],
     repeat('Vodim izvještaj o zalihama i volim kad se iz brojeva vidi šta dalje. ', 20),
     jsonb_build_object($2::text, (n % 4)::text),
     jsonb_build_object(
       'contact', jsonb_build_array(jsonb_build_object('kind', 'place', 'text', 'Mjesto ' || n % 140)),
       'sections', jsonb_build_array(
         jsonb_build_object('name', 'work', 'items', '[]'::jsonb, 'text', repeat(md5(n::text), 150)),
         jsonb_build_object('name', 'skills', 'items', (select jsonb_agg(jsonb_build_object('label', 'Vještina ' || (n * k) % 60))
           from generate_series(1, 12) k)))),
     now() - make_interval(mins => n), now() - make_interval(mins => n) + interval '2 days'
   from (select id, row_number() over (order by id)::int as n from users where id <> $3) u`,
  [JOB, QUESTION, READER],
)
await pool.query(
  `insert into application_scores (application_id, user_id, score)
   select id, $1, 1 + (row_number() over ())::int % 5 from applications order by random() limit $2`,
  [READER, COUNT / 2],
)
for (const table of ['users', 'applications', 'application_scores'])
  await pool.query(`vacuum analyze ${table}`)

const skill = (n: number) => new Set([`vjestina ${n}`])
const skillSet = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => skill(n))
const range = { opportunityId: JOB, reader: READER, blind: true }
type Filter = Partial<Parameters<typeof deskQueries.listApplicantRows>[1]>
const page = (filter: Filter) => () => deskQueries.listApplicantRows(db, { ...range, limit: PAGE, ...filter })
const facets = (filter: Filter) => () =>
  deskQueries.countFacets(db, { ...range, ...filter, skillSet, questions: [QUESTION] })
const deep = (await deskQueries.listApplicantRows(db, { ...range, limit: Math.floor(COUNT * 0.9) })).at(-1)

const crowd = crowding()
const times = {
  'the first page': await slow(page({})),
  'a page at nine tenths of the depth': await slow(page({ after: deep?.place })),
  'the best score first': await slow(page({ order: 'score' })),
  'the soonest promise first': await slow(page({ order: 'promise' })),
  'those of one status': await slow(page({ status: 'in-review' })),
  'a skill that many have': await slow(page({ skills: [skill(0)] })),
  'two skills that few have': await slow(page({ skills: [skill(7), skill(13)] })),
  'a place': await slow(page({ place: 'Mjesto 77', blind: false })),
  'an answer': await slow(page({ answers: `${QUESTION}:2` })),
  'a word of a skill': await slow(page({ q: 'vještina' })),
  'a name, where names are read': await slow(page({ q: 'prezime77', blind: false })),
  'those without a score of the reader': await slow(page({ unscored: true })),
  'all of it at once': await slow(
    page({
      status: 'sent',
      skills: [skill(0)],
      place: 'Mjesto 7',
      blind: false,
      answers: `${QUESTION}:3`,
      late: true,
      order: 'score',
    }),
  ),
  'counts by status': await slow(() => deskQueries.countByStatus(db, JOB)),
  'counts beside each choice': await slow(facets({ blind: false })),
  'counts beside each choice, with everything chosen': await slow(
    facets({ skills: [skill(0)], place: 'Mjesto 7', answers: `${QUESTION}:3`, blind: false }),
  ),
}
report(
  `Applications to an opportunity with ${COUNT} of them (machine ${crowd()}, 99 of 100)`,
  Object.entries(times).map(([name, value]) => limit({ name, value, max: 50, unit: 'ms' })),
)
await close()
await postgres.stop()
process.exit()
