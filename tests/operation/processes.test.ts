import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoAccounts } from '#features/account/server/index.ts'
import { openBrowser } from './browser.fixture.ts'
import { clearUp, dataFolder, freePort, type Product, startProduct, undisturbed } from './product.fixture.ts'

const member = demoAccounts.find(({ role }) => role === 'member')!

let dataDir: string
let port: number
let product: Product
beforeAll(async () => {
  dataDir = dataFolder()
  port = await freePort()
  product = await start()
})
afterAll(async () => {
  await product.stop()
  await clearUp()
})

function start(): Promise<Product> {
  return startProduct({ dataDir, port, env: { PROCESSES: '2' } })
}

/** Returns the processes that the first one has started to serve requests. */
function extras(): number[] {
  const { pid } = product.child
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
  return children.map(Number).filter((child) => /(^|\0)EXTRA_PROCESS=/.test(environmentOf(child)))
}

function environmentOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8')
  } catch {
    return ''
  }
}

/** Requests over a new connection, so that any free process accepts it. */
async function get(path: string): Promise<{ status: number; text: string }> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close' } })
  return { status: answer.status, text: await answer.text() }
}

/** Returns the number of responses by the second process, from the metrics. */
async function answersOfSecond(): Promise<number> {
  const { text } = await get('/metrics')
  const line = /^http_answers_seconds_count\{[^}]*route="\/healthz"[^}]*,process="1"\} (\d+)$/m.exec(text)
  return Number(line?.[1] ?? 0)
}

async function untilSecondAnswers(): Promise<void> {
  const before = await answersOfSecond()
  await expect
    .poll(async () => {
      await Promise.all(Array.from({ length: 30 }, () => get('/healthz')))
      return answersOfSecond()
    })
    .toBeGreaterThan(before)
}

test('two processes answer on one port, and who signs in at one is known to the other', async () => {
  await untilSecondAnswers()
  expect(extras()).toHaveLength(1)
  const browser = openBrowser()
  expect((await browser.signIn(port, member)).status).toBe(200)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => browser.call(port, 'GET', '/api/user/profile')),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
})

test('a process that is killed is replaced, and people go on meanwhile', async () => {
  const [killed] = extras()
  process.kill(killed!, 'SIGKILL')
  await expect.poll(extras).not.toContain(killed)
  for (let n = 0; n < 10; n += 1) expect((await get('/healthz')).status).toBe(200)
  await untilSecondAnswers()
  expect(extras()).not.toContain(killed)
})

test('when the first is killed the others go too, and all starts again', async () => {
  const [other] = extras()
  const limit = undisturbed(product)
  await product.kill()
  await expect.poll(() => environmentOf(other!)).toBe('')
  product = await start()
  expect(product.readyAfterMs).toBeLessThan(limit)
  await untilSecondAnswers()
})

test('who stops it stops all of it, without an error', async () => {
  const [other] = extras()
  expect(await product.stop()).toBe(0)
  expect(product.output()).not.toMatch(/error/i)
  expect(environmentOf(other!)).toBe('')
})
