import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS } from '#platform/contract/durations.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { fromLocal, localDay } from '#platform/contract/local-time.ts'
import type { listDeadlines } from '#features/dashboard/contract/cards.endpoints.ts'
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

const inDays = (days: number) =>
  fromLocal(`${localDay(new Date(Date.now() + days * DAY_MS))}T10:30`)!.toISOString()
const proposal = (more: object = {}) => ({
  at: inDays(3),
  minutes: 45,
  way: 'place',
  place: 'Krupska 12',
  note: 'Ponesi diplomu.',
  version: 0,
  ...more,
})
const path = (id: string) => `/api/applications/${id}/interview`
const saying = (answer: string, more: object = {}) => ({ answer, message: '', version: 1, ...more })
type Shown = { code: string }

async function invited(more: object = {}) {
  const amra = await applicantOf(given, { email: `${crypto.randomUUID()}@primjer.ba` })
  const id = await amra.sent()
  expect((await boss.send('PUT', path(id), proposal(more))).statusCode).toBe(200)
  return { amra, id }
}

describe('Whoever is invited to an interview', () => {
  test('is told by mail, finds the date everywhere and answers; the organisation reads the answer', async () => {
    const email = 'poziv@primjer.ba'
    const amra = await applicantOf(given, { email })
    const id = await amra.sent()
    expect((await boss.send('PUT', path(id), proposal())).statusCode).toBe(200)
    const mail = await app.mails.next(email, ({ subject }) => subject?.startsWith('Razgovor:') ?? false)
    expect(mail.text).toContain('10:30, 45 minuta.')
    expect(mail.text).toContain('Uživo: Krupska 12')
    const own = await amra.read(id)
    expect([own.status, own.interview?.answer, own.answeredAt !== null]).toEqual(['interview', null, true])
    const { deadlines } = (await amra.send('GET', '/api/dashboard/deadlines')).json<
      ResponseOf<typeof listDeadlines>
    >()
    expect(deadlines).toMatchObject([{ kind: 'interview', at: inDays(3), path: `/applications/${id}` }])
    const yes = await amra.send('PUT', `${path(id)}/answer`, saying('yes', { message: 'Vidimo se.' }))
    expect(yes.json<Interview>()).toMatchObject({ answer: 'yes', message: 'Vidimo se.' })
    const { interview } = (await boss.send('GET', `/api/applications/${id}/review`)).json<Reviewed>()
    expect(interview).toMatchObject({ answer: 'yes', message: 'Vidimo se.' })
    const told = await boss.send('GET', '/api/notifications')
    expect(told.body).toContain('Termin potvrđen')
  })

  test('gets it into the calendar at the same moment in both languages, and a moved one takes its place', async () => {
    const { amra, id } = await invited({ at: inDays(250) })
    const file = async (language: string) =>
      (await amra.send('GET', `${path(id)}/calendar`, undefined, { 'accept-language': language })).body
    const utc = inDays(250).replaceAll(/[-:]|\.\d+/g, '')
    for (const [language, word] of [
      ['bs', 'Razgovor: '],
      ['en', 'Interview: '],
    ] as const) {
      const calendar = await file(language)
      expect(calendar).toContain(`DTSTART:${utc}`)
      expect(calendar).toContain(`SUMMARY:${word}`)
      expect(calendar).toContain('10:30')
    }
    await boss.send('PUT', path(id), proposal({ at: inDays(4), version: 1 }))
    expect(await file('bs')).toContain('SEQUENCE:2')
  })

  test('asks for another time only with words that say when', async () => {
    const { amra, id } = await invited()
    const answer = (body: object) => amra.send('PUT', `${path(id)}/answer`, body)
    expect((await answer(saying('other', { message: '  ' }))).json<Shown>().code).toBe(
      'applications.interviewWhen',
    )
    expect((await answer(saying('other', { message: 'Srijeda poslije 14:00' }))).statusCode).toBe(200)
    const { deadlines } = (await amra.send('GET', '/api/dashboard/deadlines')).json<
      ResponseOf<typeof listDeadlines>
    >()
    expect(deadlines).toEqual([])
  })

  test('cannot say yes to a date that was moved meanwhile, nor after the application has ended', async () => {
    const { amra, id } = await invited()
    await boss.send('PUT', path(id), proposal({ at: inDays(5), version: 1 }))
    const late = await amra.send('PUT', `${path(id)}/answer`, saying('yes'))
    expect([late.statusCode, late.json<Shown>().code]).toEqual([409, 'applications.interviewChanged'])
    expect((await amra.read(id)).interview).toMatchObject({ at: inDays(5), answer: null })
    await decided(boss, given.job, [id], { status: 'declined', message: { bhs: 'Ne ovaj put.', en: '' } })
    const over = await amra.send('PUT', `${path(id)}/answer`, saying('yes', { version: 2 }))
    expect(over.json<Shown>().code).toBe('applications.over')
  })
})

describe('Whoever proposes a date', () => {
  test('sets one alone when two do it at once; whose answer was lost tells nobody twice', async () => {
    const amra = await applicantOf(given)
    const id = await amra.sent()
    const answers = await Promise.all(
      [proposal({ place: 'Krupska 12' }), proposal({ place: 'Krupska 14' })].map((body) =>
        boss.send('PUT', path(id), body),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const set = answers.find(({ statusCode }) => statusCode === 200)!.json<Interview>()
    const again = await boss.send('PUT', path(id), proposal({ place: set.place }))
    expect(again.json<Interview>()).toEqual(set)
    const invitations = (await amra.read(id)).steps.filter(({ side }) => side === 'organisation')
    expect(invitations).toHaveLength(1)
  })

  test('is refused a date that has passed or is years away, a reviewer any, a stranger the application', async () => {
    const amra = await applicantOf(given)
    const id = await amra.sent()
    for (const at of ['2020-01-01T10:00:00.000Z', '0000-01-01T10:00:00.000Z', '9999-12-31T23:59:00.000Z'])
      expect((await boss.send('PUT', path(id), proposal({ at }))).json<Shown>().code).toBe(
        'applications.interviewDate',
      )
    expect((await (await reviewerOf(given)).send('PUT', path(id), proposal())).statusCode).toBe(403)
    expect((await amra.send('PUT', path(id), proposal())).statusCode).toBe(404)
    await amra.send('POST', `/api/applications/${id}/withdrawal`)
    expect((await boss.send('PUT', path(id), proposal())).json<Shown>().code).toBe('applications.withdrawn')
  })
})
