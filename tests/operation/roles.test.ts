import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '#tests/setup/database.ts'
import { type MailCatcher, startMailCatcher } from '#tests/setup/mail-catcher.ts'
import { openBrowser, registration } from './browser.fixture.ts'
import { clearUp, dataFolder, type Product, runCommand, startProduct } from './product.fixture.ts'

let mails: MailCatcher
let database: Awaited<ReturnType<typeof createTestDatabase>>
let sql: Client
let web: Product
let start: (role: string, ...names: string[]) => Promise<Product>

beforeAll(async () => {
  mails = await startMailCatcher()
  database = await createTestDatabase()
  sql = new Client(database.url)
  await sql.connect()
  const dataDir = dataFolder()
  const env = { SMTP_URL: mails.url, DATABASE_URL: database.url, SEED: 'none' }
  start = (...args) => startProduct({ dataDir, env, args })
  web = await start('web')
})
afterAll(async () => {
  await sql.end()
  await clearUp()
  await database.drop()
  await mails.close()
})

test('pages are served by one process, mails are sent by another, and tasks that nobody was given wait', async () => {
  const email = 'uloge@primjer.ba'
  expect((await openBrowser().call(web.port, 'POST', '/api/auth/register', registration(email))).status).toBe(
    200,
  )
  await sql.query(`insert into queue.job (name, data) values ('limits.clean', '{"of": "nobody"}')`)
  expect(await statesOf('account.mail-verification')).toEqual(['created'])
  const worker = await start('worker', 'account', 'mail.send')
  await mails.next(email)
  expect(await statesOf('limits.clean')).toEqual(['created'])
  expect(await worker.stop()).toBe(0)
})

test('a worker says that it is alive and able, shows its figures, and serves nothing else', async () => {
  const worker = await start('worker')
  const get = async (path: string) => fetch(`http://127.0.0.1:${worker.port}${path}`)
  expect(await (await get('/healthz')).json()).toEqual({ status: 'alive' })
  expect(await (await get('/readyz')).json()).toEqual({ status: 'able' })
  expect(await (await get('/metrics')).text()).toContain('queue_waiting_jobs{task="mail.send"}')
  for (const path of ['/', '/api/openapi.json', '/api/user/profile'])
    expect((await get(path)).status).toBe(404)
  expect(await worker.stop()).toBe(0)
})

test('a worker that is given a task which does not exist ends with the names of those that do', async () => {
  const { code, output } = await runCommand({ args: ['worker', 'golubovi'], dataDir: dataFolder() })
  expect(code).toBe(1)
  expect(output).toMatch(/There is no task "golubovi"\. Say some of: .*mail/)
})

async function statesOf(task: string): Promise<string[]> {
  const { rows } = await sql.query('select distinct state::text from queue.job where name = $1', [task])
  return rows.map(({ state }) => state)
}
