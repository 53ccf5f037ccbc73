import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from '#platform/server/db/sql.ts'
import { features } from '#app/features.ts'
import { openServices, tasks } from '#app/compose.ts'
import { notifyAll } from '#features/notifications/server/index.ts'
import { readConfig } from '#platform/server/config/config.ts'
import { loadSecrets } from '#platform/server/config/secrets.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { createLog } from '#platform/server/log/log.ts'
import { crowding } from './lib/crowding.ts'
import { benchDatabase } from './lib/embedded.ts'
import { limit, report } from './lib/report.ts'

const PEOPLE = Number(process.env.BENCH_MEMBERS ?? 50_000)
/** Milliseconds between the thread's heartbeats. */
const BEAT_MS = 2

const dataDir = mkdtempSync(join(tmpdir(), 'zamah-bench-notifications-'))
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
await services.pool.query(
  `insert into users (id, email, first_name, last_name)
   select gen_random_uuid(), 'osoba-' || n || '@primjer.ba', 'Osoba', n::text from generate_series(1, $1::int) n`,
  [PEOPLE],
)
const kind = features
  .flatMap(({ notifications }) => notifications?.kinds ?? [])
  .find(({ id }) => id === 'dashboard.deadline')
if (!kind) throw new Error('There is nothing to tell')
const at = new Date(Date.now() + 3_600_000).toISOString()
const data = {
  title: { bhs: 'Rok', en: 'Deadline' },
  by: '',
  at,
  path: '/dashboard',
  takesPlace: false,
  stage: 'day',
}

const machine = crowding()
let longest = 0
let last = performance.now()
const beat = setInterval(() => {
  const now = performance.now()
  longest = Math.max(longest, now - last - BEAT_MS)
  last = now
}, BEAT_MS)
const began = performance.now()
await inTransaction(services.pool, (tx) =>
  notifyAll(tx, { services, kind, about: 'svima', data, members: sql`select id from users` }),
)
const noted = performance.now() - began
for (let waiting = 1; waiting > 0; await new Promise((resolve) => setTimeout(resolve, 50))) {
  const { rows } = await services.pool.query<{ n: number }>(
    'select count(*)::int as n from notification_bursts',
  )
  waiting = rows[0]?.n ?? 0
}
clearInterval(beat)
const seconds = (performance.now() - began) / 1000
const { rows } = await services.pool.query<{ n: number }>('select count(*)::int as n from notifications')
report(
  `One thing to ${PEOPLE} members: noted in ${noted.toFixed(0)} ms, told in ${seconds.toFixed(1)} s (machine ${machine()})`,
  [
    limit({ name: 'longest the thread of requests was held', value: longest, max: 20, unit: 'ms' }),
    limit({ name: 'members who were not told', value: PEOPLE - (rows[0]?.n ?? 0), max: 0, unit: '' }),
  ],
)
await close()
await database.stop()
process.exit()
