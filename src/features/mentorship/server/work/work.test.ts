import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { person, type Person } from '#features/organisations/server/organisations.fixture.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { Mentorship } from '../../contract/requests.endpoints.ts'
import type { Work } from '../../contract/work.endpoints.ts'
import {
  agreed,
  requestMentorship,
  codeOf,
  mentor,
  OFFER,
  staff,
  type TestMentor,
} from '../mentorship.fixture.ts'
import { expireTask } from '../requests/expire.task.ts'
import { remindTask } from './remind.task.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await buildTestApp()
  admin = await staff(app)
})
afterAll(() => app.stop())

const JOB = { id: randomUUID(), complete: async () => undefined }
const url = (id: string, more = '') => `/api/mentorship/${id}${more}`
const see = async (who: Person, id: string) => (await who.send('GET', url(id))).json<Mentorship>()
const work = async (who: Person, id: string) => (await who.send('GET', url(id, '/work'))).json<Work>()
const pair = async (more: Partial<typeof OFFER> = {}) => {
  const [damir, amra] = [
    await mentor(app, more, admin),
    await person(app, { email: `${randomUUID()}@primjer.ba` }),
  ]
  const mentorship = await agreed(amra, damir)
  return { damir, amra, id: mentorship.id, first: mentorship.sessions[0]! }
}
const startsIn = (session: string, minutes: number) =>
  app.services.pool.query(
    `update mentorship_sessions set starts_at = now() + $2 * interval '1 minute', confirmed_at = now() - interval '3 days' where id = $1`,
    [session, minutes],
  )
const countNotices = async (id: string, kind: string) =>
  (await app.services.pool.query('select 1 from notifications where about = $1 and kind = $2', [id, kind]))
    .rowCount

describe('a meeting', () => {
  test('Calendars replace a meeting that is moved and remove one that is cancelled', async () => {
    const { damir, amra, id, first } = await pair()
    const file = async () => (await amra.send('GET', url(id, `/sessions/${first.id}/calendar`))).body
    const before = await file()
    expect(before).toContain('SEQUENCE:1')
    const at = (await damir.page()).slots[3]!
    const move = (version: number) => damir.send('PUT', url(id, `/sessions/${first.id}`), { at, version })
    expect(codeOf(await move(7))).toBe('mentorship.changed')
    expect((await move(1)).json<Mentorship>().sessions[0]).toMatchObject({ at, version: 2 })
    const cancel = (by: Person, version: number) =>
      by.send('POST', url(id, `/sessions/${first.id}/cancellation`), { reason: 'Bolesna sam.', version })
    expect((await cancel(amra, 2)).json<Mentorship>().sessions[0]).toMatchObject({
      cancelled: { by: 'member', reason: 'Bolesna sam.' },
      version: 3,
    })
    const after = await file()
    expect(/UID:(.*)/.exec(after)?.[1]).toBe(/UID:(.*)/.exec(before)?.[1])
    for (const words of ['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:3']) expect(after).toContain(words)
    expect(codeOf(await cancel(damir, 3))).toBe('mentorship.begun')
    expect((await damir.page()).slots).toContain(at)
  })

  test('The mails about a meeting and its cancellation carry a calendar file', async () => {
    const { amra, damir, id, first } = await pair()
    const { rows } = await app.services.pool.query<{ email: string }>(
      'select email from users where id = $1',
      [amra.userId],
    )
    const agreedMail = await app.mails.next(
      rows[0]!.email,
      ({ subject }) => subject?.includes('dogovoreno') ?? false,
    )
    const ics = (mail: typeof agreedMail) => {
      const content = mail.attachments.find(({ mimeType }) => /calendar|ics/.test(mimeType))?.content ?? ''
      return typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString()
    }
    expect(ics(agreedMail)).toContain('METHOD:REQUEST')
    await damir.send('POST', url(id, `/sessions/${first.id}/cancellation`), { reason: '', version: 1 })
    const over = await app.mails.next(rows[0]!.email, ({ subject }) => subject?.includes('otkazan') ?? false)
    expect(ics(over)).toContain('METHOD:CANCEL')
  })

  test('A meeting sent several times is booked once, and never over another', async () => {
    const { damir, amra, id } = await pair()
    const at = (await damir.page()).slots[2]!
    const meeting = randomUUID()
    const book = (by: Person, one = meeting) => by.send('POST', url(id, '/sessions'), { id: one, at })
    await Promise.all([book(amra), book(amra), book(amra)])
    expect((await see(amra, id)).sessions).toHaveLength(2)
    expect(codeOf(await book(damir, randomUUID()))).toBe('mentorship.slotTaken')
  })

  test('Both get one reminder a day and one an hour before a meeting, however often the task runs', async () => {
    const { damir, amra, id, first } = await pair()
    const remind = () => Promise.all([1, 2, 3].map(() => remindTask.handle(app.services, {}, JOB)))
    await remind()
    expect(await countNotices(id, 'mentorship.reminder')).toBe(0)
    await startsIn(first.id, 23 * 60)
    await remind()
    expect((await amra.send('GET', '/api/notifications')).body).toContain('Susret je sutra')
    await startsIn(first.id, 50)
    await remind()
    for (const who of [amra, damir])
      expect((await who.send('GET', '/api/notifications')).body).toContain('Susret počinje u')
    const { rows } = await app.services.pool.query(
      'select day_reminded_at, hour_reminded_at from mentorship_sessions where id = $1',
      [first.id],
    )
    expect(Object.values(rows[0] as object).every((at) => at !== null)).toBe(true)
  })

  test('has its address on the web from ten minutes before it, for the two alone', async () => {
    const { amra, id, first } = await pair()
    expect((await see(amra, id)).sessions[0]?.link).toBeNull()
    await startsIn(first.id, 9)
    expect((await see(amra, id)).sessions[0]?.link).toBe(OFFER.link)
  })
})

describe('a request that nobody took', () => {
  test('A member passes an expired request to the next mentor once, with the same goal', async () => {
    const [damir, ines] = [
      await mentor(app, { topics: ['volunteering'], formats: ['text', 'voice'] }, admin),
      await mentor(app, { topics: ['volunteering'], formats: ['text', 'voice'] }, admin),
    ]
    const amra = await person(app)
    const { id, goal } = await requestMentorship(amra, damir)
    expect((await work(amra, id)).next).toBeNull()
    await app.services.pool.query(
      `update mentorships set answer_by = now() - interval '1 second' where id = $1`,
      [id],
    )
    await expireTask.handle(app.services, {}, JOB)
    const { next } = await work(amra, id)
    expect(next).toMatchObject({ id: ines.userId })
    const body = { id: randomUUID(), mentor: next!.id, at: next!.at }
    const answers = await Promise.all([1, 2, 3].map(() => amra.send('POST', url(id, '/handover'), body)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect((await see(ines, body.id)).goal).toBe(goal)
    expect((await work(amra, id)).next).toBeNull()
    expect((await damir.send('POST', url(id, '/handover'), { ...body, id: randomUUID() })).statusCode).toBe(
      404,
    )
  })
})

describe('what two do together', () => {
  test('tasks are of both, a note is of one or of both, and neither is of anybody else', async () => {
    const { damir, amra, id } = await pair()
    const task = { id: randomUUID(), task: 'Spoji dvije tabele', dueOn: '2027-01-15' }
    await damir.send('POST', url(id, '/tasks'), task)
    await amra.send('PUT', url(id, `/tasks/${task.id}`), { done: true })
    expect((await work(damir, id)).tasks).toEqual([{ ...task, side: 'mentor', done: true }])
    const write = (by: Person, shared: boolean, note: string, version = 0) =>
      by.send('PUT', url(id, '/note'), { shared, note, version })
    await write(amra, false, 'Pitati za CASE.')
    await write(amra, true, 'Sljedeći put: grupisanje.')
    expect((await work(damir, id)).notes).toEqual({
      own: { note: '', version: 0 },
      shared: { note: 'Sljedeći put: grupisanje.', version: 1 },
    })
    expect(codeOf(await write(damir, true, 'Nešto drugo.'))).toBe('platform.conflict')
    expect((await damir.send('GET', url(id, '/work'))).body).not.toContain('CASE')
    expect((await (await person(app)).send('GET', url(id, '/work'))).statusCode).toBe(404)
  })

  test('A mentor’s confirmation becomes evidence only after the two have met', async () => {
    const skill = randomUUID()
    await app.services.pool.query(`insert into skills (id, kind, group_name) values ($1, 'skill', 'it')`, [
      skill,
    ])
    const { damir, amra, id, first } = await pair({ skills: [skill] })
    const end = (by: Person, skills: string[]) =>
      by.send('POST', url(id, '/ending'), { reason: 'Bilo je lijepo.', skills })
    expect(codeOf(await end(damir, [skill]))).toBe('mentorship.notNow')
    await startsIn(first.id, -120)
    expect(codeOf(await end(amra, [skill]))).toBe('mentorship.notNow')
    expect((await end(damir, [skill])).json()).toMatchObject({ state: 'ended' })
    const { rows } = await app.services.pool.query(
      `select kind, source, by_id from skill_evidence where user_id = $1`,
      [amra.userId],
    )
    expect(rows).toEqual([{ kind: 'mentor', source: `mentorship:${id}`, by_id: damir.userId }])
  })

  test('feedback opens when both have said theirs', async () => {
    const { damir, amra, id } = await pair()
    const say = (by: TestMentor | Person, score: number) =>
      by.send('PUT', url(id, '/feedback'), { score, opinion: 'Hvala!', forStaff: 'Sve u redu.' })
    expect(codeOf(await say(amra, 5))).toBe('mentorship.over')
    await amra.send('POST', url(id, '/ending'), { reason: '', skills: [] })
    await say(amra, 5)
    expect((await work(damir, id)).feedback).toEqual({ own: null, other: null })
    expect((await say(damir, 4)).json<Work>().feedback.other).toEqual({ score: 5, opinion: 'Hvala!' })
    expect((await amra.send('GET', url(id, '/work'))).body).not.toContain('Sve u redu')
  })
})
