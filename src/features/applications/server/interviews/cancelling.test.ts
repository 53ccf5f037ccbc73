import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS } from '#platform/contract/durations.ts'
import { fromLocal, localDay } from '#platform/contract/local-time.ts'
import type { Reviewed } from '../../contract/hiring.endpoints.ts'
import type { Interview } from '../../contract/interview.endpoints.ts'
import { applicantOf, decided, type House, openHouse, reviewerOf } from '../applications.fixture.ts'

let given: House
let app: House['app']
let boss: House['boss']
beforeAll(async () => {
  given = await openHouse()
  ;({ app, boss } = given)
})
afterAll(() => app.stop())

type Shown = { code: string }

const inDays = (days: number) =>
  fromLocal(`${localDay(new Date(Date.now() + days * DAY_MS))}T10:30`)!.toISOString()
const path = (id: string) => `/api/applications/${id}/interview`
const cancelling = (id: string) => `${path(id)}/cancellation`
const proposal = (version: number, days = 3) => ({
  at: inDays(days),
  minutes: 45,
  way: 'place',
  place: 'Krupska 12',
  note: 'Ponesi diplomu.',
  version,
})

async function agreed(email = `${crypto.randomUUID()}@primjer.ba`) {
  const amra = await applicantOf(given, { email })
  const id = await amra.sent()
  await boss.send('PUT', path(id), proposal(0))
  const yes = await amra.send('PUT', `${path(id)}/answer`, { answer: 'yes', message: '', version: 1 })
  expect(yes.statusCode).toBe(200)
  return { amra, id, email }
}

describe('An agreed interview', () => {
  test('is cancelled by the organisation with a reason, which the applicant gets by mail and sees everywhere', async () => {
    const { amra, id, email } = await agreed()
    const without = await boss.send('POST', cancelling(id), { message: ' ', version: 1 })
    expect([without.statusCode, without.json<Shown>().code]).toEqual([422, 'applications.interviewReason'])
    const message = 'Bolesna sam, javim se s novim terminom.'
    const done = await boss.send('POST', cancelling(id), { message, version: 1 })
    expect(done.json<Interview>()).toMatchObject({ cancelled: { by: 'organisation', message }, version: 2 })
    const mail = await app.mails.next(email, ({ subject }) => subject?.includes('otkazan') ?? false)
    expect(mail.text).toContain(message)
    const own = await amra.read(id)
    expect([own.status, own.interview?.cancelled?.by]).toEqual(['interview', 'organisation'])
    expect(own.steps.at(-1)).toMatchObject({ side: 'organisation', cancels: true, message })
    expect((await amra.send('GET', '/api/dashboard/deadlines')).json()).toMatchObject({ deadlines: [] })
    const list = await amra.send('GET', '/api/applications')
    expect(list.json()).toMatchObject({ applications: [{ interview: null }] })
    const again = await amra.send('PUT', `${path(id)}/answer`, { answer: 'yes', message: '', version: 2 })
    expect(again.json<Shown>().code).toBe('applications.interviewChanged')
  })

  test('is not turned down by another answer: whoever cannot come cancels, which calendars hear of too', async () => {
    const { amra, id } = await agreed()
    const no = await amra.send('PUT', `${path(id)}/answer`, { answer: 'no', message: '', version: 1 })
    expect([no.statusCode, no.json<Shown>().code]).toEqual([409, 'applications.interviewAgreed'])
    expect((await amra.read(id)).interview?.answer).toBe('yes')
  })

  test('is cancelled by the applicant without a word; the organisation is told and proposes another date', async () => {
    const { amra, id } = await agreed()
    const done = await amra.send('POST', cancelling(id), { message: '', version: 1 })
    expect(done.json<Interview>().cancelled).toEqual({ by: 'member', message: '' })
    expect((await boss.send('GET', '/api/notifications')).body).toContain('Razgovor otkazan')
    const { interview, steps } = (await boss.send('GET', `/api/applications/${id}/review`)).json<Reviewed>()
    expect(interview?.cancelled?.by).toBe('member')
    expect(steps.at(-1)).toMatchObject({ side: 'member', cancels: true })
    const next = await boss.send('PUT', path(id), proposal(2, 6))
    expect(next.json<Interview>()).toMatchObject({ cancelled: null, answer: null, version: 3 })
    expect((await amra.read(id)).interview).toMatchObject({ at: inDays(6), cancelled: null })
  })

  test('takes itself out of the calendar by the same name and a higher number', async () => {
    const { amra, id } = await agreed()
    const file = async () => (await amra.send('GET', `${path(id)}/calendar`)).body
    const uid = /UID:(.*)/.exec(await file())?.[1]
    await boss.send('POST', cancelling(id), { message: 'Sprat je pod vodom.', version: 1 })
    for (const body of [await file(), (await boss.send('GET', `${path(id)}/calendar`)).body]) {
      expect(/UID:(.*)/.exec(body)?.[1]).toBe(uid)
      expect(body).toContain('METHOD:CANCEL')
      expect(body).toContain('STATUS:CANCELLED')
      expect(body).toContain('SEQUENCE:2')
    }
    await boss.send('PUT', path(id), proposal(2, 8))
    const anew = await file()
    expect(anew).toContain('SEQUENCE:3')
    expect(anew).not.toContain('CANCEL')
  })

  test('is cancelled once when both sides and both windows do it at the same moment', async () => {
    const { amra, id } = await agreed()
    const body = { message: 'Ne mogu.', version: 1 }
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => boss.send('POST', cancelling(id), body)),
      ...Array.from({ length: 4 }, () => amra.send('POST', cancelling(id), body)),
    ])
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]))
    const { steps, interview } = await amra.read(id)
    expect(steps.filter(({ cancels }) => cancels)).toHaveLength(1)
    expect(interview?.version).toBe(2)
    const { rows } = await app.services.pool.query<{ count: number }>(
      `select count(*)::int from notifications where about = $1 and kind = 'applications.interview-cancelled'`,
      [id],
    )
    expect(rows[0]?.count).toBe(1)
  })
})

describe('What is no agreed interview to come', () => {
  test('is not cancelled: one proposed, one refused, one cancelled before and one of an application that ended', async () => {
    const amra = await applicantOf(given)
    const id = await amra.sent()
    const cancel = async (version: number, by = boss) =>
      (await by.send('POST', cancelling(id), { message: 'Ne mogu.', version })).json<Shown>().code
    expect(await cancel(1)).toBe('platform.notFound')
    await boss.send('PUT', path(id), proposal(0))
    expect(await cancel(1)).toBe('applications.interviewNotAgreed')
    await amra.send('PUT', `${path(id)}/answer`, { answer: 'no', message: '', version: 1 })
    expect(await cancel(1)).toBe('applications.interviewNotAgreed')
    await amra.send('PUT', `${path(id)}/answer`, { answer: 'yes', message: '', version: 1 })
    expect(await cancel(0)).toBe('applications.interviewChanged')
    await amra.send('POST', cancelling(id), { message: '', version: 1 })
    expect(await cancel(2)).toBe('applications.interviewNotAgreed')
    await decided(boss, given.job, [id], { status: 'declined', message: { bhs: 'Ne ovaj put.', en: '' } })
    expect(await cancel(2)).toBe('applications.over')
  })

  test('stays as it was once its time has come', async () => {
    const { amra, id } = await agreed()
    await app.services.pool.query(
      `update application_interviews set starts_at = now() - interval '1 minute' where application_id = $1`,
      [id],
    )
    for (const who of [amra, boss]) {
      const late = await who.send('POST', cancelling(id), { message: 'Ne mogu.', version: 1 })
      expect([late.statusCode, late.json<Shown>().code]).toEqual([409, 'applications.interviewOver'])
    }
    expect((await amra.read(id)).interview?.cancelled).toBeNull()
  })

  test('is nothing for a reviewer nor for a stranger', async () => {
    const { id } = await agreed()
    const body = { message: 'Ne mogu.', version: 1 }
    expect((await (await reviewerOf(given)).send('POST', cancelling(id), body)).statusCode).toBe(403)
    expect((await (await applicantOf(given)).send('POST', cancelling(id), body)).statusCode).toBe(404)
  })
})
