import { chownSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { lineOf } from '#platform/contract/rich-text/line.ts'
import { demoAccounts } from '#features/account/server/index.ts'
import { type MailCatcher, startMailCatcher } from '#tests/setup/mail-catcher.ts'
import { onDatabase } from '#tests/setup/on-database.ts'
import { type Browser, openBrowser, registration } from './browser.fixture.ts'
import { formPeople, startReceiver } from './form-people.ts'
import { clearUp, dataFolder, databasePid, freePort, startProduct, undisturbed } from './product.fixture.ts'

/** Responses of each kind per round before the product is killed. */
const ENOUGH = 5
const NOBODY = { uid: 65_534, gid: 65_534 }
const asRoot = process.getuid?.() === 0
const admin = demoAccounts.find(({ role }) => role === 'global admin')!

afterEach(clearUp)

test('nothing that was answered is lost or doubled, however often the product is killed', async () => {
  const dataDir = dataFolder()
  const port = await freePort()
  const mails = await startMailCatcher()
  const receiver = await startReceiver()
  const env = { SMTP_URL: mails.url, NODE_ENV: 'test', TEST_FEED_HOSTS: receiver.host }
  let product = await startProduct({ dataDir, port, env })
  const limit = undisturbed(product)
  const editor = openBrowser()
  await editor.signIn(port, admin)
  const registered: string[] = []
  const saved: Saved[] = []
  const forms = await formPeople(port, { editor, receiver })
  for (const [round, everything] of [false, true, false].entries()) {
    const people = Array.from({ length: 4 }, (_, n) => registerOn(port, `${round}.${n}`, registered))
    await forms.repeat()
    const editors = ['hero-title', 'hero-more'].map((id) => saveOn({ port, id, editor, saved }))
    const atForms = forms.work(round)
    const enough = (round + 1) * ENOUGH
    await expect
      .poll(() => Math.min(registered.length, saved.length, forms.count()), { interval: 20 })
      .toBeGreaterThanOrEqual(enough)
    const database = databasePid(dataDir)!
    await product.kill()
    if (everything) process.kill(database, 'SIGKILL')
    await Promise.all([...people, ...editors, ...atForms])
    product = await startProduct({ dataDir, port, env })
    expect(product.readyAfterMs).toBeLessThan(limit)
  }
  for (const email of registered) await mails.next(email)
  await sleep(1500)
  const sent = registered.map((email) => idsOf(mails, email))
  expect(sent.filter((ids) => new Set(ids).size !== 1)).toEqual([])
  // Emails in transit at a kill are sent again, with the same id: at most the three of the workers.
  expect(sent.flat().length - registered.length).toBeLessThanOrEqual(3 * 3)

  const people = await rowsOf(
    dataDir,
    'select email, count(*)::int as n from pending_registrations group by 1',
  )
  expect(new Set(people.map(({ email }) => email))).toEqual(
    new Set([...new Set(people.map(({ email }) => email)), ...registered]),
  )
  expect(people.filter(({ n }) => n !== 1)).toEqual([])
  const texts = await rowsOf(
    dataDir,
    `select id, revision, document #>> '{content,0,content,0,text}' as text from content_revisions`,
  )
  expect(texts).toEqual(expect.arrayContaining(saved))
  await forms.repeat()
  await forms.expectReceived(dataDir)
  await forms.expectAll(dataDir)
  await product.stop()
  await mails.close()
  receiver.close()
})

test('a data folder that was removed under a killed product is a new beginning at once', async () => {
  const dataDir = dataFolder()
  const port = await freePort()
  const first = await startProduct({ dataDir, port })
  await first.kill()
  rmSync(dataDir, { recursive: true })
  mkdirSync(dataDir, { mode: 0o711 })
  const second = await startProduct({ dataDir, port })
  expect(second.readyAfterMs).toBeLessThan(undisturbed(first))
  expect((await openBrowser().signIn(port, admin)).status).toBe(200)
  await second.stop()
  expect(databasePid(dataDir)).toBe(undefined)
})

test.runIf(asRoot)(
  'an ordinary user starts it, is killed and starts it again, and root may take over',
  async () => {
    const dataDir = dataFolder()
    const port = await freePort()
    chownSync(dataDir, NOBODY.uid, NOBODY.gid)
    const first = await startProduct({ dataDir, port, account: NOBODY })
    expect(JSON.parse(readFileSync(`${dataDir}/demo-accounts.json`, 'utf8'))).toContainEqual(admin)
    expect((await openBrowser().signIn(port, admin)).status).toBe(200)
    await first.kill()
    const second = await startProduct({ dataDir, port, account: NOBODY })
    expect(second.readyAfterMs).toBeLessThan(undisturbed(first))
    expect(await second.stop()).toBe(0)
    const third = await startProduct({ dataDir, port })
    expect((await openBrowser().signIn(port, admin)).status).toBe(200)
    expect(await third.stop()).toBe(0)
  },
)

type Saved = { id: string; revision: number; text: string }

/** Registers people one after the other until no response comes. */
async function registerOn(port: number, name: string, registered: string[]): Promise<void> {
  for (let n = 0; ; n += 1) {
    const email = `osoba${name}.${n}@primjer.ba`
    const answer = await answered(openBrowser(), port, 'POST', '/api/auth/register', registration(email))
    if (!answer) return
    if (answer.status === 200) registered.push(email)
  }
}

/** Saves texts one after the other, each based on the current one, until no response comes. */
async function saveOn(input: { port: number; id: string; editor: Browser; saved: Saved[] }): Promise<void> {
  const { port, id, editor, saved } = input
  const path = `/api/admin/content/blocks/${id}`
  const now = await answered(editor, port, 'GET', `${path}?locale=en`)
  for (let revision = Number(now?.body.revision ?? 0); ; revision += 1) {
    const text = `${id.slice(0, 6)} ${revision} ${Date.now() % 100_000}`
    const answer = await answered(editor, port, 'PUT', path, {
      locale: 'en',
      document: lineOf(text),
      revision,
    })
    if (!answer) return
    if (answer.status === 429) {
      // Where registrations are slow, saving without a pause meets its limit: nothing was saved, and it is tried again.
      await sleep(200)
      revision -= 1
      continue
    }
    expect(answer.status).toBe(200)
    saved.push({ id, revision: Number(answer.body.revision), text })
  }
}

function answered(browser: Browser, ...call: Parameters<Browser['call']>) {
  return browser.call(...call).catch(() => undefined)
}

function idsOf(mails: MailCatcher, email: string): string[] {
  return mails.to(email).map(({ messageId }) => messageId ?? '')
}

function rowsOf(dataDir: string, sql: string) {
  return onDatabase(dataDir, async (client) => (await client.query(sql)).rows)
}
