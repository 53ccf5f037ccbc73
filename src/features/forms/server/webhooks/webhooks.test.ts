import { createHmac } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite } from '#features/notices/server/feeds/feeds.fixture.ts'
import { person, type Person } from '#features/organisations/server/organisations.fixture.ts'
import { settled } from '#tests/setup/settled.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { newContent, newField } from '../../contract/rules/new-content.ts'
import type { Delivery, Webhook } from '../../contract/webhook.endpoints.ts'
import { makeMark } from '../mark.ts'
import { deliverDueTask } from './deliver.task.ts'

let app: TestApp
let staff: Person
let site: Awaited<ReturnType<typeof startSite>>
beforeAll(async () => {
  app = await buildTestApp()
  staff = await person(app, { rights: { role: 'ADMIN', scopes: ['content'] } })
  site = await startSite()
  app.services.config.testFeedHosts.push(site.host)
})
afterAll(async () => {
  await site.stop()
  await app.stop()
})

type Message = { headers: IncomingHttpHeaders; body: string }
let made = 0

/** A receiver on a path of its own, which answers as it is told. */
function receiver(answer: () => number | Promise<number> = () => 204) {
  const messages: Message[] = []
  const address = site.at(`/hook/${++made}`, (request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (part: string) => (body += part))
    request.on('end', () => {
      messages.push({ headers: request.headers, body })
      void Promise.resolve(answer()).then((status) =>
        response.writeHead(status, { location: `http://${site.host}/inner` }).end(),
      )
    })
  })
  return { address, messages }
}

const both = (bhs: string) => ({ bhs, en: '' })

async function formWith(address: string) {
  const title = both('Prijava na radionicu')
  const content = { ...newContent(title), fields: [newField('short', 'name1', { label: both('Ime') })] }
  const { id } = (await staff.send('POST', '/api/admin/forms', { title, content })).json<{ id: string }>()
  const url = `/api/admin/forms/${id}`
  const { slug } = (await staff.send('POST', `${url}/publication`)).json<{ slug: string }>()
  const saved = await staff.send('PUT', `${url}/webhook`, { address, renew: false })
  expect(saved.statusCode).toBe(200)
  const see = async () => (await staff.send('GET', `${url}/webhook`)).json<Webhook>()
  return {
    id,
    url,
    see,
    secret: saved.json<Webhook>().secret!,
    last: async (): Promise<Partial<Delivery>> => (await see()).deliveries[0] ?? {},
    async send(name: string) {
      const answer = await app.http.inject({
        method: 'POST',
        url: `/api/public/forms/${slug}/answers`,
        payload: {
          token: null,
          mark: makeMark(app.services, id, new Date(Date.now() - 60_000)),
          trap: '',
          step: '',
          go: 'next',
          asked: ['name1'],
          typed: [{ name: 'name1', values: [name] }],
          locale: 'bhs',
          framed: false,
        },
      })
      expect(answer.json()).toMatchObject({ sent: true })
    },
    /** Lets the pauses of its receiver pass. */
    async waits() {
      await settled(app)
      await app.services.pool.query(
        `update form_webhooks set paused_until = now() - interval '1 second' where form_id = $1`,
        [id],
      )
      await app.services.pool.query(
        `update form_deliveries set next_at = now() - interval '1 second' where form_id = $1`,
        [id],
      )
      await deliverDueTask.handle(app.services, {}, { id: '', complete: () => Promise.resolve() })
    },
    async pausedUntil() {
      const { rows } = await app.services.pool.query<{ seconds: number }>(
        `select extract(epoch from paused_until)::int as seconds from form_webhooks where form_id = $1`,
        [id],
      )
      return rows[0]!.seconds
    },
  }
}

/** The receiver's side of the Standard Webhooks. */
function signatureOf({ headers, body }: Message, secret: string) {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const said = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`
  return `v1,${createHmac('sha256', key).update(said).digest('base64')}`
}

test('another system gets each submission, signed with the key that staff see', async () => {
  const { address, messages } = receiver()
  const form = await formWith(address)
  await form.send('Amra')
  await expect.poll(() => messages.length).toBe(1)
  const [message] = messages as [Message]
  expect(message.headers['webhook-signature']).toBe(signatureOf(message, form.secret))
  expect(Math.abs(Number(message.headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(60)
  expect(JSON.parse(message.body)).toMatchObject({
    type: 'submission.sent',
    form: { id: form.id, title: { bhs: 'Prijava na radionicu' } },
    submission: {
      number: 1,
      answers: [{ field: 'name1', kind: 'short', question: 'Ime', answer: 'Amra', text: 'Amra' }],
    },
  })
  await expect.poll(form.last).toMatchObject({ state: 'arrived', attempts: 1, status: 204, number: 1 })

  // A new key signs from then on; what was sent can be sent again under the same id.
  const { secret } = (
    await staff.send('PUT', `${form.url}/webhook`, { address, renew: true })
  ).json<Webhook>()
  expect(secret).not.toBe(form.secret)
  const { id } = await form.last()
  expect((await staff.send('POST', `${form.url}/webhook/deliveries/${id}/repetition`)).statusCode).toBe(200)
  await expect.poll(() => messages.length).toBe(2)
  expect(messages[1]!.headers['webhook-id']).toBe(id)
  expect(messages[1]!.headers['webhook-signature']).toBe(signatureOf(messages[1]!, secret!))

  expect((await staff.send('POST', `${form.url}/webhook/test`)).statusCode).toBe(200)
  await expect.poll(() => messages.length).toBe(3)
  expect(JSON.parse(messages[2]!.body)).toMatchObject({ type: 'test' })
})

test('a receiver that fails is tried again under the same id, with pauses that grow', async () => {
  let status = 503
  const { address, messages } = receiver(() => status)
  const form = await formWith(address)
  await form.send('Amra')
  const pauses: number[] = []
  for (const attempts of [1, 2, 3]) {
    await expect.poll(form.last).toMatchObject({ state: 'waiting', attempts, status: 503 })
    // The pause is stored together with the attempt.
    pauses.push((await form.pausedUntil()) - Number(messages.at(-1)!.headers['webhook-timestamp']))
    if (attempts < 3) await form.waits()
  }
  expect(pauses[1]).toBeGreaterThan(pauses[0]!)
  expect(pauses[2]).toBeGreaterThan(pauses[1]!)
  status = 200
  await form.waits()
  await expect.poll(form.last).toMatchObject({ state: 'arrived', attempts: 4, status: 200 })
  expect(new Set(messages.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
})

test('a task that dies while it sends a message does not keep another from sending it', async () => {
  const { address, messages } = receiver()
  const form = await formWith(address)
  const { pool } = app.services
  const claimed = `update form_webhooks set busy_until = now() + $2::interval where form_id = $1`
  await pool.query(claimed, [form.id, '1 minute'])
  await form.send('Amra')
  await form.waits()
  await settled(app)
  expect(messages).toHaveLength(0)
  // The product's task of every minute sends it once the claim has lapsed; the test calls that task itself.
  await expect
    .poll(async () => {
      await pool.query(claimed, [form.id, '-1 second'])
      await form.waits()
      await settled(app)
      return form.last()
    })
    .toMatchObject({ state: 'arrived' })
  expect(new Set(messages.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
})

test('a submission that staff delete before it is sent is not sent', async () => {
  let status = 503
  const { address, messages } = receiver(() => status)
  const form = await formWith(address)
  await form.send('Amra')
  await expect.poll(form.last).toMatchObject({ attempts: 1 })
  status = 200
  await app.services.pool.query(
    `update form_submissions set answers = '{}', typed = '{}', cleared_at = now() where form_id = $1`,
    [form.id],
  )
  await form.waits()
  await expect.poll(form.last).toMatchObject({ state: 'failed', reason: 'cleared' })
  expect(messages).toHaveLength(1)
})

test('a redirect is not followed', async () => {
  site.at('/inner', (_, response) => response.writeHead(200).end())
  const form = await formWith(receiver(() => 307).address)
  await form.send('Amra')
  await expect.poll(form.last).toMatchObject({ state: 'waiting', attempts: 1, status: 307 })
  expect(site.countOf('/inner')).toBe(0)
})

test('a receiver that takes its time delays only its own', async () => {
  const gate = Promise.withResolvers<number>()
  const slow = receiver(() => gate.promise)
  const [first, second] = [await formWith(slow.address), await formWith(slow.address)]
  for (const form of [first, second]) await form.send('Amra')
  await expect.poll(() => slow.messages.length).toBe(2)
  const { address, messages } = receiver()
  await (await formWith(address)).send('Lejla')
  await expect.poll(() => messages.length).toBe(1)
  gate.resolve(204)
  await settled(app)
})

test.each([
  'http://primjer.ba/hook',
  'https://localhost/hook',
  'https://127.0.0.1/hook',
  'https://2130706433/hook',
  'https://0x7f.1/hook',
  'https://[::ffff:7f00:1]/hook',
  'https://169.254.169.254/latest',
  'https://user:pass@primjer.ba/hook',
  'https://primjer.ba:8443/hook',
  'not an address',
])('%s is not taken as the address of a receiver', async (address) => {
  const form = await formWith(receiver().address)
  const refused = await staff.send('PUT', `${form.url}/webhook`, { address, renew: false })
  expect(refused.statusCode).toBe(422)
  expect(refused.json()).toMatchObject({
    code: 'forms.webhookAddress',
    fields: { address: expect.any(String) },
  })
})

test('staff end a webhook, and the keys of two forms are not the same', async () => {
  const [one, other] = [await formWith(receiver().address), await formWith(receiver().address)]
  expect(one.secret).not.toBe(other.secret)
  const ended = await staff.send('PUT', `${one.url}/webhook`, { address: null, renew: false })
  expect(ended.json()).toEqual({ address: null, secret: null, deliveries: [] })
  await one.send('Amra')
  expect((await staff.send('POST', `${one.url}/webhook/test`)).statusCode).toBe(404)
  const unknown = `${other.url}/webhook/deliveries/${crypto.randomUUID()}/repetition`
  expect((await staff.send('POST', unknown)).statusCode).toBe(404)
})
