import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { person, type Person } from '#features/organisations/server/organisations.fixture.ts'
import { settled } from '#tests/setup/settled.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { Webhook } from '../../contract/webhook.endpoints.ts'
import { hookDesk, type Message } from './webhooks.fixture.ts'

let app: TestApp
let staff: Person
let desk: Awaited<ReturnType<typeof hookDesk>>
beforeAll(async () => {
  app = await buildTestApp()
  staff = await person(app, { rights: { role: 'ADMIN', scopes: ['content'] } })
  desk = await hookDesk(app, staff)
})
afterAll(async () => {
  await desk.site.stop()
  await app.stop()
})

const receiver: typeof desk.receiver = (answer) => desk.receiver(answer)
const formWith: typeof desk.formWith = (address) => desk.formWith(address)

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
  desk.site.at('/inner', (_, response) => response.writeHead(200).end())
  const form = await formWith(receiver(() => 307).address)
  await form.send('Amra')
  await expect.poll(form.last).toMatchObject({ state: 'waiting', attempts: 1, status: 307 })
  expect(desk.site.countOf('/inner')).toBe(0)
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
  'https://[::ffff:127.0.0.1]/hook',
  'https://[64:ff9b::7f00:1]/hook',
  'https://017700000001/hook',
  'https://①②⑦.0.0.1/hook',
  'https://loc%61lhost./hook',
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
