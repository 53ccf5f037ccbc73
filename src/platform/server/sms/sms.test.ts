import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#platform/server/db/database.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'

type Sent = { body: { to: string; text: string; id: string }; key: unknown; authorization: unknown }

/** Answers in turn; the last one for all that come after. */
const answers = [500, 200, 400, 200]
const sent: Sent[] = []
const waiting: (() => void)[] = []
const gateway = createServer((request, response) => {
  void readJson(request).then((body) => {
    const { headers } = request
    sent.push({ body, key: headers['idempotency-key'], authorization: headers.authorization })
    response.writeHead(answers[Math.min(sent.length, answers.length) - 1] ?? 200).end()
    for (const wake of waiting.splice(0)) wake()
  })
})

async function readJson(request: IncomingMessage): Promise<Sent['body']> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return JSON.parse(text) as Sent['body']
}

async function untilSent(count: number): Promise<void> {
  while (sent.length < count) await new Promise<void>((resolve) => waiting.push(resolve))
}

let app: TestApp
beforeAll(async () => {
  gateway.listen(0, '127.0.0.1')
  await once(gateway, 'listening')
  const { port } = gateway.address() as AddressInfo
  app = await buildTestApp({ SMS_GATEWAY_URL: `http://zamah:tajna%20rijec@127.0.0.1:${port}/send` })
})
afterAll(async () => {
  await app.stop()
  gateway.close()
})

const send = (text: string) =>
  inTransaction(app.services.pool, (tx) =>
    app.services.sms.enqueue(tx, { to: '+38761555014', text, locale: 'bhs' }),
  )

test('a message goes to the gateway as documented, again with the same id after a failure, and not again after a refusal', async () => {
  expect(app.services.sms.isAvailable).toBe(true)
  await send('Prva')
  await untilSent(2)
  const [failed, taken] = sent
  expect(failed?.body).toEqual({ to: '+38761555014', text: 'Prva', id: expect.any(String) })
  expect(taken?.body).toEqual(failed?.body)
  expect(taken?.key).toBe(failed?.body.id)
  expect(taken?.authorization).toBe(`Basic ${Buffer.from('zamah:tajna rijec').toString('base64')}`)
  await send('Odbijena')
  await untilSent(3)
  await send('Zadnja')
  await untilSent(4)
  expect(sent.map(({ body }) => body.text)).toEqual(['Prva', 'Prva', 'Odbijena', 'Zadnja'])
})

test('what waits to be sent does not lie in the database in clear', async () => {
  const { rows } = await app.services.pool.query<{ data: unknown }>(
    `select data from queue.job where name = 'sms.send'`,
  )
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toMatch(/38761555014|Prva/)
})

test('where the product is public and has no gateway, nobody is told that a code was sent', async () => {
  const other = await buildTestApp({ PUBLIC_URL: 'https://zamah.example' })
  expect(other.services.sms.isAvailable).toBe(false)
  await other.stop()
})
