import { sql } from '#platform/server/db/sql.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { talker } from './messaging.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

type Talker = Awaited<ReturnType<typeof talker>>
type Told = { lead: string; text: string; path: string; unread: boolean }

const told = async (who: Talker) =>
  (await who.send('GET', '/api/notifications?unread=true')).json<{ items: Told[] }>().items
const waiting = async (who: Talker) => (await who.send('GET', '/api/messages/waiting')).json()

async function acquainted() {
  const [amra, tarik] = [
    await talker(app, { firstName: 'Amra', lastName: 'Hodžić' }),
    await talker(app, { firstName: 'Tarik', lastName: 'Delić' }),
  ]
  const id = await amra.begun([tarik])
  await amra.write(id, 'Zdravo Tarik!')
  await tarik.answer(id, true)
  return { amra, tarik, id }
}

test('whoever is written to is told once for all that is unread, and no more once it is read', async () => {
  const { amra, tarik, id } = await acquainted()
  expect(await told(tarik)).toEqual([])
  for (const text of ['Radiš li?', 'Treba mi savjet', 'Javi se']) await amra.write(id, text)
  expect(await told(tarik)).toMatchObject([
    { lead: 'Amra Hodžić', text: '3 nove poruke', path: `/messages/${id}` },
  ])
  expect(await told(amra)).toEqual([])
  expect(await waiting(tarik)).toMatchObject({ unread: 1, requests: 0 })
  await tarik.send('POST', `/api/conversations/${id}/read`, { seq: 4 })
  expect(await told(tarik)).toEqual([])
  expect(await waiting(tarik)).toMatchObject({ unread: 0, requests: 0 })
  const { rows } = await app.services.db.execute<{ due: number }>(sql`
    select count(*)::int as due from notifications
    where user_id = ${tarik.userId} and (mail_at is not null or push_at is not null)`)
  expect(rows).toEqual([{ due: 0 }])
})

test('a stranger asks to write: that is told as a question, and is over with the answer', async () => {
  const [amra, tarik] = [await talker(app, { firstName: 'Amra', lastName: 'Hodžić' }), await talker(app)]
  const id = await amra.begun([tarik])
  await amra.write(id, 'Zdravo!')
  expect(await told(tarik)).toMatchObject([
    { lead: 'Amra Hodžić', text: 'želi da ti piše. Odlučuješ ti.', path: `/messages/${id}` },
  ])
  expect(await waiting(tarik)).toMatchObject({ unread: 0, requests: 1 })
  await tarik.answer(id, false)
  expect(await told(tarik)).toEqual([])
})

test('what is mailed at once waits ten minutes for being read', async () => {
  const { amra, tarik, id } = await acquainted()
  await app.services.db.execute(sql`
    insert into notification_preferences (user_id, topic, mail) values (${tarik.userId}, 'messages', 'now')`)
  await amra.write(id, 'Jesi li vidio rok?')
  const { rows } = await app.services.db.execute<{ minutes: number }>(sql`
    select round(extract(epoch from mail_at - now()) / 60)::int as minutes from notifications
    where user_id = ${tarik.userId} and read_at is null`)
  expect(rows).toEqual([{ minutes: 10 }])
})

test('nobody is told of what they have muted: a conversation, a person, a word in any form and script', async () => {
  const { amra, tarik, id } = await acquainted()
  await tarik.send('POST', '/api/network/muted-words', { kind: 'word', word: 'kriptovaluta' })
  for (const text of ['Kupi kriptovalute!', 'ЗАРАДИ НА КРИПТОВАЛУТАМА', 'kriptovalutu'])
    await amra.write(id, text)
  expect(await told(tarik)).toEqual([])
  await amra.write(id, 'A kriptografija?')
  expect(await told(tarik)).toHaveLength(1)
  await tarik.send('POST', `/api/conversations/${id}/read`, { seq: 5 })
  await tarik.send('PATCH', `/api/conversations/${id}/own`, { mutedUntil: '2099-01-01T00:00:00.000Z' })
  await amra.write(id, 'Halo?')
  await tarik.send('PATCH', `/api/conversations/${id}/own`, { mutedUntil: null })
  await tarik.mute(amra)
  await amra.write(id, 'Ima li te?')
  expect(await told(tarik)).toEqual([])
  expect(await waiting(tarik)).toMatchObject({ unread: 0, requests: 0 })
  expect(await tarik.read(id)).toHaveLength(7)
})

test('a member who left a group gets none of its waiting notifications, neither on the site nor by mail', async () => {
  const { amra, tarik } = await acquainted()
  const lejla = await talker(app)
  for (const other of [tarik, lejla]) {
    await amra.ask(other)
    await other.accept(amra)
  }
  const group = await amra.begun([tarik, lejla], { title: 'Klupe' })
  await amra.write(group, 'Ko nosi boju?')
  expect(await told(tarik)).toHaveLength(1)
  await amra.send('DELETE', `/api/conversations/${group}/members/${tarik.userId}`)
  expect(await told(tarik)).toEqual([])
  await lejla.write(group, 'Ja.')
  const { rows } = await app.services.db.execute<{ due: number }>(sql`
    select count(*)::int as due from notifications
    where user_id = ${tarik.userId} and (mail_at is not null or push_at is not null)`)
  expect([await told(tarik), rows]).toEqual([[], [{ due: 0 }]])
})
