import { afterAll, beforeAll, expect, test } from 'vitest'
import { writing } from '#features/network/server/index.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { talker } from '../messaging.fixture.ts'
import { remindTask } from './remind.task.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

type Talker = Awaited<ReturnType<typeof talker>>
const tomorrow = () => new Date(Date.now() + 24 * 3_600_000).toISOString()

async function acquainted() {
  const [amra, tarik] = [await talker(app), await talker(app, { firstName: 'Tarik', lastName: 'Podsjetnik' })]
  const id = await amra.begun([tarik])
  await amra.write(id, 'Zdravo!')
  await tarik.answer(id, true)
  return { amra, tarik, id }
}
const remind = (person: Talker, id: string, remindAt: string | null = tomorrow()) =>
  person.send('PATCH', `/api/conversations/${id}/own`, { remindAt })
const comes = (id: string) =>
  app.services.pool.query(
    `update conversation_members set remind_at = now() - interval '1 minute' where conversation_id = $1 and remind_at is not null`,
    [id],
  )
const task = remindTask(writing)
const run = () => task.handle(app.services, {}, { id: '', complete: async () => undefined })
const told = async ({ userId }: Talker, id: string) =>
  (
    await app.services.pool.query<{ count: number }>(
      `select count from notifications where user_id = $1 and kind = 'messaging.reminder' and about = $2`,
      [userId, id],
    )
  ).rows.map(({ count }) => count)

test('a reminder is told once, to whoever asked for it, however many tell at the same moment', async () => {
  const { amra, tarik, id } = await acquainted()
  expect((await remind(amra, id)).statusCode).toBe(204)
  expect([(await amra.see(id)).own.remindAt, (await tarik.see(id)).own.remindAt]).toEqual([
    expect.any(String),
    null,
  ])
  await run()
  expect(await told(amra, id)).toEqual([])
  await comes(id)
  await Promise.all(Array.from({ length: 6 }, run))
  expect([await told(amra, id), await told(tarik, id)]).toEqual([[1], []])
  expect((await amra.see(id)).own.remindAt).toBeNull()
  await run()
  expect(await told(amra, id)).toEqual([1])
  const list = (await amra.send('GET', '/api/notifications')).body
  expect(list).toContain('Podsjetnik na razgovor: Tarik Podsjetnik')
})

test('whoever answers in the meantime is not reminded, nor whoever takes it back', async () => {
  const { amra, tarik, id } = await acquainted()
  await remind(amra, id)
  await tarik.write(id, 'Jesi li tu?')
  expect((await amra.see(id)).own.remindAt).not.toBeNull()
  await amra.write(id, 'Jesam.')
  expect((await amra.see(id)).own.remindAt).toBeNull()
  await remind(tarik, id)
  await remind(tarik, id, null)
  await comes(id)
  await run()
  expect([await told(amra, id), await told(tarik, id)]).toEqual([[], []])
})

test('nobody is reminded of somebody whom a block severs by then', async () => {
  const { amra, tarik, id } = await acquainted()
  await remind(amra, id)
  await tarik.block(amra)
  await comes(id)
  await run()
  expect(await told(amra, id)).toEqual([])
  expect((await amra.see(id)).own.remindAt).toBeNull()
})

test('a moment that is over or too far away is refused, and so is the conversation of others', async () => {
  const { amra, id } = await acquainted()
  for (const moment of [new Date(Date.now() - 1000), new Date(Date.now() + 91 * 24 * 3_600_000)])
    expect((await remind(amra, id, moment.toISOString())).json().code).toBe('messaging.wrongMoment')
  expect((await remind(await talker(app), id)).statusCode).toBe(404)
})
