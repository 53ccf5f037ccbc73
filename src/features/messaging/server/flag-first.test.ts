import { afterAll, beforeAll, expect, test } from 'vitest'
import { moderationIn } from '#features/moderation/server/moderation.fixture.ts'
import { connected } from '#features/network/server/network.fixture.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { talker } from './messaging.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const { moderator, query } = moderationIn(() => app)
type Talker = Awaited<ReturnType<typeof talker>>
const writtenTo = async (from: Talker, to: { userId: string }, text: string) => {
  const id = await from.begun([to])
  return { id, answer: await from.write(id, text) }
}
const signsOf = async ({ userId }: Talker) =>
  (
    await query<{ signs: string[] }>(
      `select array(select sign from moderation_flags f where f.case_id = c.id order by sign) as signs
      from moderation_cases c where c.author_id = $1 order by c.id`,
      [userId],
    )
  ).map(({ signs }) => signs)

test('a first message with a sign arrives all the same and waits for a moderator with its rule', async () => {
  const [amra, tarik, judge] = [await talker(app), await talker(app), await moderator()]
  const { id, answer } = await writtenTo(amra, tarik, 'https://a.ba https://b.ba https://c.ba')
  expect(answer.statusCode).toBe(201)
  expect(await tarik.read(id)).toHaveLength(1)
  const [row] = (await judge.queue()).filter(({ signs }) => signs.length > 0)
  expect(row).toMatchObject({ signs: ['links'], reason: null, reports: 0, isUrgent: false })
  expect(await judge.look(row!.id)).toMatchObject({ signs: ['links'], mayDecide: true, reportList: [] })
  expect((await judge.decide(row!.id, 'hide', 'spam')).statusCode).toBe(204)
  expect((await tarik.read(id))[0]).toMatchObject({ body: '' })
})

test('a phone number in a first message to somebody under age stands before everything else', async () => {
  const [amra, dzenan] = [await talker(app), await talker(app)]
  await connected(amra, dzenan)
  await query(`update users set born_on = now() - interval '15 years' where id = $1`, [dzenan.userId])
  await writtenTo(amra, dzenan, 'Nazovi me na 061 123 456')
  expect(await signsOf(amra)).toEqual([['minor']])
  expect(await query('select is_urgent from moderation_cases where author_id = $1', [amra.userId])).toEqual([
    { is_urgent: true },
  ])
})

test('what follows the first message is for those who talk alone', async () => {
  const [amra, tarik] = [await talker(app), await talker(app)]
  const { id } = await writtenTo(amra, tarik, 'Zdravo!')
  await tarik.answer(id, true)
  await amra.write(id, 'https://a.ba https://b.ba https://c.ba')
  expect(await signsOf(amra)).toEqual([])
})

test('the same first message to a fifth person is one case, however many follow', async () => {
  const amra = await talker(app)
  for (let n = 0; n < 4; n += 1) await writtenTo(amra, await talker(app), 'Zaradi od kuće!')
  expect(await signsOf(amra)).toEqual([])
  for (let n = 0; n < 2; n += 1) await writtenTo(amra, await talker(app), 'Zaradi od kuće!')
  expect(await signsOf(amra)).toEqual([['repeated']])
})

test('a call that comes again flags nothing twice', async () => {
  const [amra, tarik] = [await talker(app), await talker(app)]
  const id = await amra.begun([tarik])
  const message = crypto.randomUUID()
  const write = () => amra.write(id, 'Ubit ću te', { id: message })
  await Promise.all([write(), write(), write()])
  expect(await signsOf(amra)).toEqual([['threat']])
})

test('a first message that gets its sign by a later change is seen as well', async () => {
  const [amra, tarik] = [await talker(app), await talker(app)]
  const id = await amra.begun([tarik])
  const message = crypto.randomUUID()
  await amra.write(id, 'Zdravo!', { id: message })
  expect(await signsOf(amra)).toEqual([])
  await amra.send('PATCH', `/api/conversations/${id}/messages/${message}`, { body: 'Ubit ću te' })
  expect(await signsOf(amra)).toEqual([['threat']])
})
