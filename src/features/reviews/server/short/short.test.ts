import { afterAll, beforeAll, expect, test } from 'vitest'
import { seatOnBoard } from '#features/calls/server/calls.fixture.ts'
import { writer, type Writer } from '#features/canvas/server/canvas.fixture.ts'
import { inHours } from '#tests/setup/in-days.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { dates, insertSubmission, underReview } from '../reviews.fixture.ts'
import { shortBoardsTask } from './short.task.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const look = () => shortBoardsTask.handle(app.services, {}, { id: 'x', complete: async () => undefined })

async function alarmsOf({ userId }: Writer, callId: string, what = 'boardShort'): Promise<number[]> {
  const { rows } = await app.services.pool.query<{ free: number }>(
    `select (data ->> 'free')::int as free from notifications
     where user_id = $1 and about = $2 and data ->> 'what' = $3 order by id`,
    [userId, callId, what],
  )
  return rows.map(({ free }) => free)
}

test('staff hear when so many leave a board that nobody could decide, see it in their queue and name a substitute', async () => {
  const [ana, ben, dino, stane] = await Promise.all(
    ['Ana', 'Ben', 'Dino', 'Stane'].map((name) => writer(app, name)),
  )
  const staff = await writer(app, 'Sana', { role: 'ADMIN', scopes: ['grants'] })
  const vote = { dates: { ...dates, voteFrom: dates.deadline }, vote: { minVotes: 1 } }
  const { id, slug } = await underReview(app, { board: [ana!, ben!], leads: [dino!], changed: vote })
  const queue = async () => {
    const { queues } = (await staff.send('GET', '/api/admin/overview')).json<{
      queues: { id: string; count: number; oldest: string | null; path: string }[]
    }>()
    return queues.find((one) => one.id === 'shortBoards')
  }
  const inOverview = async () => {
    const { calls } = (await staff.send('GET', '/api/admin/reviews')).json<{
      calls: { slug: string; isShort: boolean }[]
    }>()
    return calls.find((one) => one.slug === slug)?.isShort
  }
  await look()
  expect([await alarmsOf(staff, id), await queue(), await inOverview()]).toMatchObject([
    [],
    { count: 0 },
    false,
  ])

  // One of the two deletes their account.
  await app.services.pool.query(`update users set delete_after = now() + interval '30 days' where id = $1`, [
    ben!.userId,
  ])
  await Promise.all([look(), look(), look()])
  expect([await alarmsOf(staff, id), await alarmsOf(ana!, id), await alarmsOf(dino!, id)]).toEqual([
    [1],
    [1],
    [],
  ])
  expect(await queue()).toMatchObject({ count: 1, oldest: expect.any(String), path: '/admin/reviews' })
  expect(await inOverview()).toBe(true)
  const { items } = (await ana!.send('GET', '/api/notifications')).json<{
    items: { text: string; path: string }[]
  }>()
  expect(items[0]).toMatchObject({
    text: expect.stringContaining('samo 1 osoba'),
    path: `/reviews/calls/${slug}/assignments`,
  })

  const { rows } = await app.services.pool.query<{ email: string }>(
    `update users set last_name = 'Zamjenić' where id = $1 returning email`,
    [stane!.userId],
  )
  const judges = `/api/admin/calls/${slug}`
  expect((await staff.send('PUT', `${judges}/substitutes`, { email: rows[0]!.email })).statusCode).toBe(200)
  await look()
  expect([await queue(), await inOverview()]).toMatchObject([{ count: 0 }, false])

  // When another one leaves, staff are notified again.
  await staff.send('DELETE', `${judges}/substitutes/${stane!.userId}`)
  await look()
  expect(await alarmsOf(staff, id)).toEqual([1, 1])
})

test('an open call that loses its board is noticed at once and again two days before its deadline, until somebody joins the board', async () => {
  const [ana, ben, mia, dino] = await Promise.all(
    ['Ana', 'Ben', 'Mia', 'Dino'].map((name) => writer(app, name)),
  )
  const staff = await writer(app, 'Sana', { role: 'ADMIN', scopes: ['grants'] })
  const { id, slug, bankId } = await underReview(app, {
    board: [ana!, ben!],
    leads: [],
    changed: {
      dates: { ...dates, deadline: inHours(120), reviewUntil: inHours(300), voteFrom: inHours(320) },
    },
  })
  const hear = async (person: Writer) => {
    await look()
    return alarmsOf(person, id, 'boardShortOpen')
  }
  expect(await hear(staff)).toEqual([])

  await app.services.pool.query('update youth_bank_board set until = current_date - 1 where user_id = $1', [
    ben!.userId,
  ])
  await Promise.all([look(), look(), look()])
  expect([await hear(staff), await hear(ana!), await hear(ben!)]).toEqual([[1], [1], []])
  const { items } = (await staff.send('GET', '/api/notifications')).json<{
    items: { text: string; path: string }[]
  }>()
  expect(items[0]).toMatchObject({
    text: expect.stringContaining('u odboru samo jedna osoba može odlučivati'),
    path: expect.stringMatching(/^\/admin\/banks\/./),
  })
  const { calls } = (await staff.send('GET', '/api/admin/reviews')).json<{
    calls: { slug: string; isShort: boolean; phase: string; bankSlug: string }[]
  }>()
  expect(calls.find((one) => one.slug === slug)).toMatchObject({ isShort: true, phase: 'open' })

  await app.services.pool.query(
    `update grant_calls set deadline = ($2::text)::timestamptz, content = jsonb_set(content, '{dates,deadline}', to_jsonb($2::text)) where id = $1`,
    [id, inHours(40)],
  )
  await look()
  expect(await hear(staff)).toEqual([1, 1])

  // A new member fills the board; then Ana has a conflict, because her team has applied.
  await seatOnBoard(app.services.db, { bankId, board: [mia!.userId] })
  expect(await hear(staff)).toEqual([1, 1])
  await insertSubmission(app, { callId: id, team: [dino!, ana!] })
  expect([await hear(staff), await hear(mia!)]).toEqual([[1, 1, 1], [1]])

  await app.services.pool.query('update youth_bank_board set until = null where user_id = $1', [ben!.userId])
  expect(await hear(staff)).toEqual([1, 1, 1])
})
