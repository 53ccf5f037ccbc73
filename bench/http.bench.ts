import { Client } from 'pg'
import { crowding } from './lib/crowding.ts'
import { benchDatabase } from './lib/embedded.ts'
import { httpRequest } from './lib/load.ts'
import { lineOf } from '../src/platform/contract/rich-text/line.ts'
import { atLeast, report } from './lib/report.ts'
import { duel } from './lib/serve-child.ts'

const unit = 'answers'
const crowd = crowding()
const body = JSON.stringify({ name: 'Amra Hodžić', year: 2001, tags: ['Excel', 'Statistika', 'Timski rad'] })
const greet = httpRequest({ method: 'POST', path: '/api/greet', body })
const json = await duel({ server: 'our-json.ts', request: greet }, { server: 'bare-json.ts', request: greet })

const database = await benchDatabase()
const env = { BENCH_DATABASE_URL: database.url }

const landing = httpRequest({ path: '/', headers: { 'accept-encoding': 'br' } })
const BYTES = '14000'
const page = await duel(
  { server: 'our-product.ts', env, request: landing },
  { server: 'bare-page.ts', env: { BYTES }, request: landing },
)

// The product has created its tables; the texts of two blocks must come from them.
await edit(database.url)
const blocks = httpRequest({ path: '/api/content/blocks?locale=bhs&ids=hero-title,hero-subtitle' })
const rows = await duel(
  { server: 'our-product.ts', env, request: blocks },
  { server: 'bare-database.ts', env, request: blocks },
)
await database.stop()

report(`Answers per second of processor time, beside a server that does nothing else (machine ${crowd()})`, [
  atLeast({ name: 'validated JSON endpoint, beside bare Node HTTP', ...json, ratio: 0.9, unit }),
  atLeast({ name: 'anonymous landing page, beside a cached buffer', ...page, ratio: 0.5, unit }),
  atLeast({ name: 'endpoint with database, beside the plain driver', ...rows, ratio: 0.85, unit }),
])

async function edit(connectionString: string): Promise<void> {
  const client = new Client({ connectionString })
  await client.connect()
  await client.query(
    `insert into content_blocks (id, locale, document, revision)
     select id, 'bhs', $1, 1 from unnest('{hero-title,hero-subtitle}'::text[]) as id`,
    [JSON.stringify(lineOf('Prvi most gradiš sam\nodavde.'))],
  )
  await client.end()
}
