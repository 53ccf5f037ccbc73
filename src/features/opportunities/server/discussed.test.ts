import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PublicDiscussion } from '#features/discussions/contract/discussions.endpoints.ts'
import { eraseDiscussions } from '#features/discussions/server/data-rights.ts'
import { newId } from '#platform/server/db/ids.ts'
import { signIn } from '#tests/setup/sign-in.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { visitor } from '#tests/setup/visitor.ts'
import { employer, sender, staff } from './opportunities.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

type Send = ReturnType<typeof sender>
const member = async () => {
  const person = await signIn(app)
  return { ...person, send: sender(app, person) }
}
const ask = (send: Send, id: string, text = 'Može li pola radnog vremena?') =>
  send('POST', '/api/discussions', { kind: 'opportunity', id, text })
const list = async (send: Send, id: string) =>
  (await send('GET', `/api/discussions?kind=opportunity&id=${id}`)).json<
    PublicDiscussion & { isOfficial: boolean }
  >()
const answer = (send: Send, id: string) =>
  send('POST', `/api/discussions/${id}/answers`, { text: 'Može, do juna.' })
const shown = async (id: string) =>
  (await visitor(app).get(`/api/public/discussions/opportunity/${id}`)).json<PublicDiscussion>()

/** A question from before members could read waiting ones: without an author, and with its asker as interested. */
async function heldQuestion(about: string, by: string): Promise<string> {
  const id = newId()
  await app.services.pool.query(
    `insert into discussion_posts (id, about_kind, about_id, body, held) values ($1, 'opportunity', $2, 'Staro?', true)`,
    [id, about],
  )
  await app.services.pool.query('insert into discussion_interests (post_id, user_id) values ($1, $2)', [
    id,
    by,
  ])
  return id
}

test('what a member asks waits for the editors, who are told and answer in the name of the organisation', async () => {
  const offered = await employer(app)
  const { id, slug } = await offered.published()
  const asking = await member()
  expect((await ask(asking.send, id)).statusCode).toBe(204)
  expect((await shown(id)).items).toEqual([])
  expect((await offered.edited(id)).waiting).toBe(1)
  const mine = await offered.send('GET', '/api/opportunities/mine')
  expect(mine.json().opportunities).toMatchObject([{ id, questions: 1 }])
  const { rows } = await app.services.pool.query('select kind, data from notifications where user_id = $1', [
    offered.userId,
  ])
  expect(rows).toMatchObject([{ kind: 'discussions.question', data: { path: `/opportunities/${slug}` } }])

  const { items, isOfficial } = await list(offered.send, id)
  expect(isOfficial).toBe(true)
  expect((await answer(offered.send, items[0]?.id ?? '')).statusCode).toBe(204)
  expect(await shown(id)).toMatchObject({
    by: { bhs: 'Kuća Rada' },
    isOpen: true,
    items: [{ answers: [{ text: 'Može, do juna.', isOfficial: true, author: null }] }],
  })
  expect((await offered.edited(id)).waiting).toBe(0)
})

test('somebody who only reviews applications, or edits for another organisation, speaks for themselves', async () => {
  const offered = await employer(app)
  const { id } = await offered.published()
  const reviewer = await member()
  await app.services.pool.query(
    `insert into organisation_members (organisation_id, user_id, role) values ($1, $2, 'reviewer')`,
    [offered.organisation, reviewer.userId],
  )
  for (const { send } of [reviewer, await employer(app), await staff(app)])
    expect((await list(send, id)).isOfficial).toBe(false)
})

test('a closed one takes no questions but still answers, and a draft has none', async () => {
  const offered = await employer(app)
  const { id } = await offered.published()
  const { send } = await member()
  await ask(send, id)
  await offered.send('POST', `/api/opportunities/${id}/closing`, { reason: 'filled' })
  expect((await ask(send, id)).statusCode).toBe(409)
  const [question] = (await list(offered.send, id)).items
  expect((await answer(offered.send, question?.id ?? '')).statusCode).toBe(204)
  expect((await ask(send, await offered.draft())).statusCode).toBe(404)
})

test('an older question is read by whoever asked and whoever answers, and by everybody once it is answered', async () => {
  const offered = await employer(app)
  const { id } = await offered.published()
  const [asked, other] = [await member(), await member()]
  const question = await heldQuestion(id, asked.userId)
  expect((await list(other.send, id)).items).toEqual([])
  expect((await answer(other.send, question)).statusCode).toBe(404)
  expect(
    (await other.send('PUT', `/api/discussions/${question}/interest`, { wanted: true })).statusCode,
  ).toBe(404)
  for (const { send } of [asked, offered])
    expect((await list(send, id)).items).toMatchObject([{ id: question, author: null, isOwn: false }])
  expect((await answer(offered.send, question)).statusCode).toBe(204)
  expect((await list(other.send, id)).items).toMatchObject([{ id: question, author: null }])
  expect((await shown(id)).items).toMatchObject([{ id: question, author: null }])
  const { rows } = await app.services.pool.query('select kind from notifications where user_id = $1', [
    asked.userId,
  ])
  expect(rows).toEqual([{ kind: 'discussions.answer' }])
})

test('an older question that nobody has answered goes with the account of whoever asked', async () => {
  const { id } = await (await employer(app)).published()
  const asked = await member()
  const question = await heldQuestion(id, asked.userId)
  await eraseDiscussions({ services: app.services, tx: app.services.db, userId: asked.userId })
  const { rows } = await app.services.pool.query('select id from discussion_posts where id = $1', [question])
  expect(rows).toEqual([])
})
