import { afterAll, beforeAll, expect, test } from 'vitest'
import { writing } from '#features/network/server/index.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { talker } from '../messaging.fixture.ts'
import { sendScheduledTask } from './send-scheduled.task.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

type Talker = Awaited<ReturnType<typeof talker>>
const tomorrow = () => new Date(Date.now() + 24 * 3_600_000).toISOString()
const at = (id: string, message = '') => `/api/conversations/${id}/scheduled${message && `/${message}`}`

async function acquainted() {
  const [amra, tarik] = [await talker(app), await talker(app)]
  const id = await amra.begun([tarik])
  await amra.write(id, 'Zdravo!')
  await tarik.answer(id, true)
  return { amra, tarik, id }
}
async function scheduled(person: Talker, id: string, body = 'Dobro jutro!') {
  const message = crypto.randomUUID()
  const answer = await person.send('PUT', at(id, message), { body, sendAt: tomorrow() })
  return { message, answer }
}
const morning = (message: string) =>
  app.services.pool.query(
    `update scheduled_messages set send_at = now() - interval '1 minute' where id = $1`,
    [message],
  )
const task = sendScheduledTask({ relations: writing, aboutKinds: [] })
const send = () => task.handle(app.services, {}, { id: '', complete: async () => undefined })

test('a message waits for its time, for its writer alone, and is changed or cancelled until then', async () => {
  const { amra, tarik, id } = await acquainted()
  await amra.send('PATCH', `/api/conversations/${id}/own`, { draft: 'Dobro jutro!' })
  const { message, answer } = await scheduled(amra, id)
  expect([answer.statusCode, (await amra.see(id)).own.draft]).toEqual([200, ''])
  await amra.send('PUT', at(id, message), { body: 'Dobro jutro, Tariče!', sendAt: tomorrow() })
  expect((await amra.send('GET', at(id))).json().items).toMatchObject([{ body: 'Dobro jutro, Tariče!' }])
  expect((await tarik.send('GET', at(id))).json().items).toEqual([])
  const foreign = await tarik.send('PUT', at(id, message), { body: 'Ja sam Amra', sendAt: tomorrow() })
  expect([foreign.statusCode, (await tarik.send('DELETE', at(id, message))).statusCode]).toEqual([409, 404])
  await send()
  expect(await tarik.read(id)).toHaveLength(1)
  expect((await amra.send('DELETE', at(id, message))).statusCode).toBe(204)
  expect((await amra.send('GET', at(id))).json().items).toEqual([])
  const yesterday = new Date(Date.now() - 1000).toISOString()
  const late = await amra.send('PUT', at(id, crypto.randomUUID()), { body: 'Jučer', sendAt: yesterday })
  expect(late.json().code).toBe('messaging.wrongMoment')
})

test('its time comes once, however many send at the same moment', async () => {
  const { amra, tarik, id } = await acquainted()
  const messages = await Promise.all(['prva', 'druga', 'treća'].map((body) => scheduled(amra, id, body)))
  for (const { message } of messages) await morning(message)
  await Promise.all(Array.from({ length: 6 }, send))
  const read = (await tarik.read(id)).slice(1).map(({ body }) => body)
  expect(read.toSorted()).toEqual(['druga', 'prva', 'treća'])
  expect((await amra.send('GET', at(id))).json().items).toEqual([])
  const again = await amra.send('PUT', at(id, messages[0]!.message), { body: 'Opet', sendAt: tomorrow() })
  expect(again.json().code).toBe('messaging.sentAlready')
})

test('what may not be sent any more when its time comes stays with its writer', async () => {
  const { amra, tarik, id } = await acquainted()
  const { message } = await scheduled(amra, id)
  await tarik.block(amra)
  await morning(message)
  await send()
  expect((await amra.send('GET', at(id))).json().items).toMatchObject([{ id: message, isRefused: true }])
  expect(await tarik.read(id)).toHaveLength(1)
})
