import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { person, type Person } from '#features/organisations/server/organisations.fixture.ts'
import { HOUR_MS } from '#platform/contract/durations.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { Mentorship } from '../../contract/requests.endpoints.ts'
import { codeOf, mentor, requestMentorship, staff, type TestMentor } from '../mentorship.fixture.ts'
import { expireTask } from './expire.task.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await buildTestApp()
  admin = await staff(app)
})
afterAll(() => app.stop())

/** A request, with what its two sides do about it. */
async function requested(): Promise<{ damir: TestMentor; amra: Person; id: string; request: Mentorship }> {
  const [damir, amra] = [await mentor(app, {}, admin), await person(app)]
  const request = await requestMentorship(amra, damir)
  return { damir, amra, id: request.id, request }
}
const QUESTION = 'Koliko sati sedmično imaš?'
const ANSWER = 'Šest sati, uglavnom vikendom.'
const asks = (who: Person, id: string, body: { id?: string; question?: string } = {}) =>
  who.send('POST', `/api/mentorship/${id}/questions`, { id: randomUUID(), question: QUESTION, ...body })
const answers = (who: Person, id: string, question: string, answer = ANSWER) =>
  who.send('PUT', `/api/mentorship/${id}/questions/${question}/answer`, { answer })
const read = async (who: Person, id: string) =>
  (await who.send('GET', `/api/mentorship/${id}`)).json<Mentorship>()
const hoursLeft = ({ answerBy }: Mentorship) => (Date.parse(answerBy!) - Date.now()) / HOUR_MS
/** So many hours go by for a request and for what was asked about it. */
async function later(id: string, hours: number): Promise<void> {
  await app.services.pool.query(
    `update mentorships set answer_by = answer_by - $2 * interval '1 hour' where id = $1`,
    [id, hours],
  )
  await app.services.pool.query(
    `update mentorship_questions set answer_by = answer_by - $2 * interval '1 hour',
       created_at = created_at - $2 * interval '1 hour' where mentorship_id = $1`,
    [id, hours],
  )
}
const expire = () =>
  expireTask.handle(app.services, {}, { id: randomUUID(), complete: async () => undefined })
const addressOf = async ({ userId }: Person) =>
  (await app.services.pool.query<{ email: string }>('select email from users where id = $1', [userId]))
    .rows[0]!.email
const says =
  (words: string) =>
  ({ text = '' }: { text?: string | undefined }) =>
    text.includes(words)

test('A mentor asks for more, the member reads the question and answers it, and the mentor decides', async () => {
  const { damir, amra, id } = await requested()
  const asked = (await asks(damir, id)).json<Mentorship>()
  expect(asked).toMatchObject({
    state: 'waiting',
    turn: 'member',
    questions: [{ question: QUESTION, answer: null }],
  })
  const bell = (await amra.send('GET', '/api/notifications')).body
  expect(bell).toContain('pita još nešto prije odluke o mentorstvu')
  const question = (await read(amra, id)).questions[0]!.id
  expect((await answers(amra, id, question)).json()).toMatchObject({
    turn: 'mentor',
    questions: [{ question: QUESTION, answer: ANSWER }],
  })
  expect((await damir.send('GET', '/api/notifications')).body).toContain('odgovara na tvoje pitanje')
  expect((await damir.send('POST', `/api/mentorship/${id}/acceptance`)).json()).toMatchObject({
    state: 'active',
    sessions: [{ confirmed: true }],
  })
})

test('The mentor’s time stands still while the member owes the answer, and what was left goes on', async () => {
  const { damir, amra, id } = await requested()
  await later(id, 20)
  const question = randomUUID()
  const asked = (await asks(damir, id, { id: question })).json<Mentorship>()
  expect(hoursLeft(asked)).toBeCloseTo(48, 1)
  await later(id, 40)
  await expire()
  expect((await read(amra, id)).state).toBe('waiting')
  expect(hoursLeft((await answers(amra, id, question)).json<Mentorship>())).toBeCloseTo(28, 1)
})

test('A mentor who asks in the last hour has half a day to read the answer', async () => {
  const { damir, amra, id } = await requested()
  await later(id, 47.5)
  const question = randomUUID()
  await asks(damir, id, { id: question })
  expect(hoursLeft((await answers(amra, id, question)).json<Mentorship>())).toBeCloseTo(12, 1)
})

test('A question without an answer for 48 hours ends the request once, frees the time, and spares the mentor’s record', async () => {
  const { damir, amra, id, request } = await requested()
  await asks(damir, id)
  await later(id, 48)
  await Promise.all([expire(), expire(), expire()])
  expect(await read(amra, id)).toMatchObject({ state: 'expired', turn: null })
  expect((await damir.page()).slots).toContain(request.sessions[0]!.at)
  const { rows } = await app.services.pool.query('select first_answer_at from mentorships where id = $1', [
    id,
  ])
  expect(rows[0].first_answer_at).not.toBeNull()
  expect(codeOf(await answers(amra, id, (await read(amra, id)).questions[0]!.id))).toBe('mentorship.over')
  expect((await damir.send('GET', '/api/notifications')).body).toContain('niko nije odgovorio')
})

test('A question and an answer that are sent many times at once are there once, and each is mailed once', async () => {
  const { damir, amra, id } = await requested()
  const question = randomUUID()
  const asked = await Promise.all(Array.from({ length: 8 }, () => asks(damir, id, { id: question })))
  expect(new Set(asked.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  const [asker, reader] = [await addressOf(damir), await addressOf(amra)]
  // A question that was answered already is mailed no more.
  expect((await app.mails.next(reader, says(QUESTION))).subject).toContain('pita još nešto')
  const told = await Promise.all(Array.from({ length: 8 }, () => answers(amra, id, question)))
  expect(new Set(told.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect((await read(damir, id)).questions).toEqual([{ id: question, question: QUESTION, answer: ANSWER }])
  const mail = await app.mails.next(asker, says(ANSWER))
  expect(mail.subject).toContain('odgovara na tvoje pitanje')
  expect(app.mails.to(asker).filter(says(ANSWER))).toHaveLength(1)
  expect(app.mails.to(reader).filter(says(QUESTION))).toHaveLength(1)
})

test('Of two different questions at once one is asked, and the other is refused', async () => {
  const { damir, id } = await requested()
  const both = await Promise.all([
    asks(damir, id, { question: 'Prvo?' }),
    asks(damir, id, { question: 'Drugo?' }),
  ])
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  expect((await read(damir, id)).questions).toHaveLength(1)
})

test('While a question is open nobody accepts, proposes or declines, and the member may withdraw', async () => {
  const { damir, amra, id } = await requested()
  await asks(damir, id)
  const at = (await damir.page()).slots[3]!
  const acts = [
    ['acceptance', {}],
    ['proposal', { at }],
    ['refusal', { reason: 'Ne stižem.' }],
  ] as const
  for (const [path, body] of acts) {
    expect(codeOf(await amra.send('POST', `/api/mentorship/${id}/${path}`, body))).toBe(
      'mentorship.questionFirst',
    )
    expect(codeOf(await damir.send('POST', `/api/mentorship/${id}/${path}`, body))).toBe(
      'mentorship.notYourTurn',
    )
  }
  expect((await amra.send('POST', `/api/mentorship/${id}/withdrawal`)).json()).toMatchObject({
    state: 'withdrawn',
  })
})

test('A mentor asks twice at most, and a member asks nothing', async () => {
  const { damir, amra, id } = await requested()
  expect((await asks(amra, id)).statusCode).toBe(404)
  for (const question of [randomUUID(), randomUUID()]) {
    await asks(damir, id, { id: question })
    expect(codeOf(await asks(damir, id))).toBe('mentorship.notYourTurn')
    await answers(amra, id, question)
  }
  expect(codeOf(await asks(damir, id))).toBe('mentorship.tooManyQuestions')
  expect(codeOf(await asks(damir, id, { question: '   ' }))).toBe('platform.invalid')
})

test('Nobody answers the question of another request, and strangers neither ask nor answer', async () => {
  const [one, other] = [await requested(), await requested()]
  const question = randomUUID()
  await asks(one.damir, one.id, { id: question })
  await asks(other.damir, other.id)
  expect((await answers(other.amra, other.id, question)).statusCode).toBe(404)
  expect((await answers(other.amra, one.id, question)).statusCode).toBe(404)
  expect((await asks(other.damir, one.id)).statusCode).toBe(404)
  expect((await answers(one.damir, one.id, question)).statusCode).toBe(409)
})

test('A time that passed while the two asked and answered is accepted no more, and another one is', async () => {
  const { damir, id } = await requested()
  await app.services.pool.query(
    `update mentorship_sessions set starts_at = now() - interval '1 hour' where mentorship_id = $1`,
    [id],
  )
  expect(codeOf(await damir.send('POST', `/api/mentorship/${id}/acceptance`))).toBe('mentorship.timePassed')
  const at = (await damir.page()).slots[2]!
  expect((await damir.send('POST', `/api/mentorship/${id}/proposal`, { at })).json()).toMatchObject({
    turn: 'member',
  })
})

test('What was asked and answered is in the export of both', async () => {
  const { damir, amra, id } = await requested()
  const question = randomUUID()
  await asks(damir, id, { id: question })
  await answers(amra, id, question)
  const { exportMentorship } = await import('../data-rights.ts')
  for (const { userId } of [damir, amra]) {
    const parts: object[] = []
    for await (const part of exportMentorship({ services: app.services, userId })) parts.push(part)
    expect(JSON.stringify(parts)).toContain(ANSWER)
  }
})
