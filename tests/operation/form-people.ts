import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { ask, simple, whole } from '#features/forms/server/forms.fixture.ts'
import { newContent } from '#features/forms/contract/rules/new-content.ts'
import { onDatabase } from '#tests/setup/on-database.ts'
import { type Answer, type Browser, openBrowser } from './browser.fixture.ts'

const FORMS = '/api/admin/forms'
const townOf = (name: string) => `Grad ${name}`
const titleOf = (bhs: string) => ({ bhs, en: '' })

const fields = [...simple, ask('page', 'page2', 'Drugi korak'), ask('short', 'town1', 'Grad')]

/** Another system: it takes messages of webhooks and remembers which answers came under which id. */
export async function startReceiver() {
  const idsOf = new Map<number, Set<string>>()
  const server = createServer((request, response) => {
    json(request).then(
      (message) => {
        const { number } = (message as { submission: { number: number } }).submission
        idsOf.set(number, (idsOf.get(number) ?? new Set()).add(String(request.headers['webhook-id'])))
        response.writeHead(204).end()
      },
      // The product was killed while it spoke.
      () => response.destroy(),
    )
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return { host, idsOf, close: () => server.close().closeAllConnections() }
}
export type Receiver = Awaited<ReturnType<typeof startReceiver>>

/** What a visitor presses: the first step, or the last one under the key of what was begun. */
type Press = { name: string; token: string | null }

/**
 * People at one form of two steps while the product is killed: visitors who send it, and press again where no answer came, an
 * editor who saves its questions, and a system that receives the answers. Hands back what each of them was told is there.
 */
export async function formPeople(
  port: number,
  { editor, receiver }: { editor: Browser; receiver: Receiver },
) {
  const title = titleOf('Obrazac pod udarima')
  const { body } = await editor.call(port, 'POST', FORMS, { title })
  const form = String(body.id)
  const url = `${FORMS}/${form}`
  const content = { ...newContent(title), fields }
  const versionOf = async () => String((await editor.call(port, 'GET', url)).body.version)
  await save(await versionOf(), content)
  const webhook = { address: `http://${receiver.host}/hook`, renew: false }
  expect((await editor.call(port, 'PUT', `${url}/webhook`, webhook)).status).toBe(200)
  const { slug } = (await editor.call(port, 'POST', `${url}/publication`)).body
  const { mark } = (await editor.call(port, 'GET', `/api/public/forms/${String(slug)}`)).body
  const sent: string[] = []
  const saved: { version: number; intro: string }[] = []

  function save(version: string, written: object): Promise<Answer> {
    return editor.call(port, 'PUT', url, written, { 'if-match': `"${version}"` })
  }

  /** Sends one form after the other until no answer comes; what is told to be sent is among `sent`. */
  async function send(name: string): Promise<void> {
    const visitor = openBrowser()
    for (let n = 0; await finish(visitor, { name: `${name}.${n}`, token: null }); n += 1);
  }
  const unsure: Press[] = []

  /** Presses through the steps; where no answer comes, what was pressed is among `unsure`. */
  async function finish(visitor: Browser, from: Press): Promise<boolean> {
    for (let at = from; ; ) {
      const answer = await press(visitor, at).catch(() => undefined)
      if (!answer) {
        unsure.push(at)
        return false
      }
      if (answer.body.sent === true) {
        sent.push(at.name)
        return true
      }
      const token = new URL(String(answer.body.path), 'http://x').searchParams.get('token')
      if (answer.status === 200 && at.token === null) at = { ...at, token }
      // Too soon for a person, or too often for one address: nothing was received.
      else await sleep(200)
    }
  }

  function press(visitor: Browser, { name, token }: Press): Promise<Answer> {
    const controls = token === null ? { ...whole, name1: name } : { town1: townOf(name) }
    return visitor.call(port, 'POST', `/api/public/forms/${String(slug)}/answers`, {
      token,
      mark,
      trap: '',
      step: token === null ? '' : 'page2',
      go: 'next',
      asked: token === null ? simple.map(({ id }) => id) : ['town1'],
      typed: Object.entries(controls).map(([control, value]) => ({ name: control, values: [value] })),
      locale: 'bhs',
      framed: false,
    })
  }

  return {
    count: () => Math.min(sent.length, saved.length),
    /** The visitors of one round, and the editor; all of them end when no answer comes any more. */
    work: (round: number) => [send(`${round}.a`), send(`${round}.b`), edit()],
    /** Whoever got no answer presses once more when the product is there again. */
    async repeat(): Promise<void> {
      for (const at of unsure.splice(0)) expect(await finish(openBrowser(), at)).toBe(true)
    },
    /** Another press makes the queue look at this form at once, and not only when the claim of the killed product is over. */
    async expectReceived(dataDir: string): Promise<void> {
      await onDatabase(dataDir, (client) =>
        client.query('update form_webhooks set busy_until = null, paused_until = null where form_id = $1', [
          form,
        ]),
      )
      expect(await finish(openBrowser(), { name: 'zadnji', token: null })).toBe(true)
      await expect.poll(() => receiver.idsOf.size, { timeout: 120_000 }).toBe(sent.length)
      // However often a message came, it had the id by which its receiver knows it.
      expect([...receiver.idsOf.values()].filter((ids) => ids.size !== 1)).toEqual([])
    },
    async expectAll(dataDir: string): Promise<void> {
      const rows = await onDatabase(
        dataDir,
        async (client) =>
          (
            await client.query<{ name: string; town: string; number: number }>(
              `select answers ->> 'name1' as name, answers ->> 'town1' as town, number from form_submissions
                where form_id = $1 order by number`,
              [form],
            )
          ).rows,
      )
      expect(rows.map(({ name }) => name).toSorted()).toEqual(sent.toSorted())
      expect(rows.filter(({ name, town }) => town !== townOf(name))).toEqual([])
      expect(rows.map(({ number }) => number)).toEqual(rows.map((_, at) => at + 1))
      const {
        version,
        content: now,
        received,
      } = (await editor.call(port, 'GET', url)).body as {
        version: string
        content: { intro: { bhs: string } }
        received: number
      }
      expect(received).toBe(rows.length)
      const last = saved.at(-1)!
      // At the kill one save may have arrived whose answer has not.
      if (Number(version) === last.version) expect(now.intro.bhs).toBe(last.intro)
      else expect(Number(version)).toBeGreaterThan(last.version)
      expect(saved.map((one) => one.version)).toEqual(
        [...new Set(saved.map((one) => one.version))].toSorted((a, b) => a - b),
      )
    },
  }

  /** Saves the questions one time after the other, each on top of the one before, until no answer comes. */
  async function edit(): Promise<void> {
    let version = await versionOf().catch(() => undefined)
    while (version !== undefined) {
      const intro = `Uvod ${version} ${Date.now() % 100_000}`
      const answer = await save(version, { ...content, intro: titleOf(intro) }).catch(() => undefined)
      if (!answer) return
      if (answer.status === 429) {
        await sleep(200)
        continue
      }
      expect(answer.status).toBe(200)
      version = String(answer.body.version)
      saved.push({ version: Number(version), intro })
    }
  }
}
