import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoAccounts } from '#features/account/server/index.ts'
import { createTestDatabase } from '#tests/setup/database.ts'
import { openBrowser, registration } from './browser.fixture.ts'
import {
  clearUp,
  dataFolder,
  freePort,
  ORIGIN,
  type Product,
  runCommand,
  startProduct,
} from './product.fixture.ts'

const member = demoAccounts.find(({ role }) => role === 'member')!

let database: Awaited<ReturnType<typeof createTestDatabase>>
let dataDir: string
let ports: number[]
let products: Product[]

beforeAll(async () => {
  database = await createTestDatabase()
  dataDir = dataFolder()
  ports = [await freePort(), await freePort()]
  products = await Promise.all(ports.map(start))
})
afterAll(async () => {
  await Promise.all(products.map((product) => product.stop()))
  await clearUp()
  await database.drop()
})

test('both are restarted in turn while people use them, and nobody notices', async () => {
  let ended = false
  const answers: number[] = []
  const failures: string[] = []
  const calls = [
    ['GET', '/'],
    ['GET', '/api/user/profile'],
    ['GET', '/api/content/blocks?locale=en&ids=hero-title,hero-more'],
    ['POST', '/api/auth/logout'],
  ] as const
  const people = Array.from({ length: 5 }, async (_, person) => {
    const browser = openBrowser()
    const session = openBrowser()
    await session.signIn(ports[person % 2]!, member)
    for (let n = person; !ended; n += 1) {
      // One of them writes: calls that write are limited for an address, however long the restarts take.
      const [method, path] = calls[n % (person === 0 ? calls.length : calls.length - 1)]!
      const by = path.endsWith('profile') ? session : browser
      const answer = await throughBalancer(n, method, (port) =>
        by.call(port, method, path, method === 'POST' ? {} : undefined),
      ).catch((error: Error) => error.message)
      if (typeof answer === 'string' || answer.status >= 400)
        failures.push(`${path}: ${typeof answer === 'string' ? answer : answer.status}`)
      else answers.push(answer.status)
      await sleep(40)
    }
  })
  for (const turn of [0, 1]) {
    await sleep(500)
    const before = answers.length
    expect(await products[turn]!.stop()).toBe(0)
    expect(products[turn]!.output()).not.toMatch(/error/i)
    products[turn] = await start(ports[turn]!)
    expect(answers.length).toBeGreaterThan(before)
  }
  await sleep(500)
  ended = true
  await Promise.all(people)
  expect(failures).toEqual([])
  expect(answers.length).toBeGreaterThan(200)
})

test('what has begun when the stop is asked for is finished: a slow answer and a slow sender', async () => {
  const client = new Client(database.url)
  await client.connect()
  await client.query('begin')
  await client.query('lock table pending_registrations in access exclusive mode')
  const waiting = openBrowser().call(
    ports[0]!,
    'POST',
    '/api/auth/register',
    registration('spori@primjer.ba'),
  )
  const sending = sendSlowly(ports[0]!)
  await sleep(600)
  const stopped = products[0]!.stop()
  await sleep(1400)
  await client.query('commit')
  expect((await waiting).status).toBe(200)
  expect(await sending).toBe(200)
  expect(await stopped).toBe(0)
  const { rowCount } = await client.query(
    `select from pending_registrations where email = 'spori@primjer.ba'`,
  )
  expect(rowCount).toBe(1)
  await client.end()
  products[0] = await start(ports[0]!)
})

test('who is asked to stop while starting leaves without an error', async () => {
  const product = await startProduct({ dataDir, env: { DATABASE_URL: database.url } })
  expect(await product.stop()).toBe(0)
  expect(product.output()).not.toMatch(/error/i)
})

test.each([
  ['a port that is taken', () => ({ PORT: String(ports[0]) }), 'is taken by another program.'],
  ['a host that is not this machine', () => ({ HOST: '203.0.113.7' }), 'HOST: '],
  [
    'a database that nobody serves',
    () => ({ DATABASE_URL: 'postgres://zamah@127.0.0.1:9/zamah' }),
    'DATABASE_URL: ',
  ],
  ['the secret of another installation', () => ({ DATA_DIR: dataFolder() }), 'another secret'],
  ['a folder that is a file', () => ({ DATA_DIR: join(dataDir, 'secret') }), 'DATA_DIR: '],
  ['two wrong settings', () => ({ PORT: 'x', SEED: 'y' }), 'PORT: must be'],
])('who starts with %s reads so in one line', async (_, wrong, line) => {
  const env = { DATABASE_URL: database.url, ...wrong() }
  const { code, output } = await runCommand({ args: [], dataDir, env })
  expect(code).toBe(1)
  expect(output).toContain(line)
  expect(output).not.toContain('    at ')
  // Two errors, below a title.
  expect(output.trim().split('\n').length).toBeLessThanOrEqual(3)
})

function start(port: number): Promise<Product> {
  return startProduct({ port, dataDir, env: { DATABASE_URL: database.url } })
}

/**
 * Alternates between instances, as balancers do by default: a refused connection goes to the other, and idempotent requests
 * also after a connection broke before a response. The system breaks accepted connections that are not handed over when the
 * listener closes.
 */
async function throughBalancer<T>(
  turn: number,
  method: string,
  call: (port: number) => Promise<T>,
): Promise<T> {
  try {
    return await call(ports[turn % 2]!)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ECONNREFUSED' && !(code === 'ECONNRESET' && method === 'GET')) throw error
    return call(ports[(turn + 1) % 2]!)
  }
}

/** Sends a sign-in whose body comes in two halves, more than a second apart. */
async function sendSlowly(port: number): Promise<number | undefined> {
  const body = JSON.stringify({ email: member.email, password: member.password })
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>()
  const headers = { origin: ORIGIN, 'content-type': 'application/json', 'content-length': body.length }
  const options = { host: '127.0.0.1', port, path: '/api/auth/login', method: 'POST', headers }
  const outgoing = request(options, (answer) => {
    answer.resume()
    resolve(answer.statusCode)
  })
  outgoing.on('error', reject)
  outgoing.write(body.slice(0, 20))
  await sleep(1800)
  outgoing.end(body.slice(20))
  return promise
}
