import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '#platform/contract/durations.ts'
import type { Interview } from '../../contract/interview.endpoints.ts'
import { applicantOf, type House, openHouse } from '../applications.fixture.ts'

let given: House
let app: House['app']
let boss: House['boss']
beforeAll(async () => {
  given = await openHouse()
  ;({ app, boss } = given)
})
afterAll(() => app.stop())

const START = Date.now()
/** Six times, each test on days of its own. */
const timesFrom = (day: number) =>
  [0, 1, 2].map((hour) => new Date(START + day * DAY_MS + hour * HOUR_MS).toISOString())
const path = (id: string) => `/api/applications/${id}/interview`
const offer = (id: string, slots: readonly string[], more: object = {}) =>
  boss.send('PUT', path(id), {
    at: slots[0],
    slots,
    minutes: 45,
    way: 'video',
    place: 'https://sastanak.example/soba',
    note: '',
    version: 0,
    ...more,
  })
const codeOf = (answer: { json: <T>() => T }) => answer.json<{ code: string }>().code

async function candidate(slots: readonly string[]) {
  const email = `${crypto.randomUUID()}@primjer.ba`
  const person = await applicantOf(given, { email })
  const id = await person.sent()
  expect((await offer(id, slots)).json<Interview>().slots).toEqual(slots)
  return {
    id,
    email,
    read: () => person.read(id),
    choose: (at: string | undefined, version = 1) =>
      person.send('PUT', `${path(id)}/answer`, { answer: 'yes', message: '', at, version }),
  }
}

describe('An applicant with several times to choose from', () => {
  test('chooses one, which both get for their calendar, and a lost answer sends nothing twice', async () => {
    const slots = timesFrom(3)
    const amra = await candidate(slots)
    await app.mails.next(amra.email, ({ subject }) => subject?.startsWith('Izaberi termin') ?? false)
    expect(codeOf(await amra.choose(undefined))).toBe('applications.interviewSlot')
    expect(codeOf(await amra.choose(new Date(START + 40 * DAY_MS).toISOString()))).toBe(
      'applications.interviewSlot',
    )
    const choice = (await amra.choose(slots[1])).json<Interview>()
    expect(choice).toMatchObject({ at: slots[1], slots: null, answer: 'yes', version: 2 })
    expect((await amra.choose(slots[1])).json()).toEqual(choice)
    const mail = await app.mails.next(amra.email, ({ subject }) => subject?.includes('dogovoren') ?? false)
    expect(mail.attachments.some(({ mimeType }) => /calendar|ics/.test(mimeType))).toBe(true)
    expect(codeOf(await amra.choose(slots[2]))).toBe('applications.interviewChanged')
  })

  test('loses a time to whoever chose it first, however many choose at once, and sees those that are left', async () => {
    const slots = timesFrom(6)
    const people = await Promise.all([1, 2, 3].map(() => candidate(slots)))
    const answers = await Promise.all(people.map(({ choose }) => choose(slots[0])))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
    const late = people[answers.findIndex(({ statusCode }) => statusCode === 409)]!
    expect((await late.read()).interview?.slots).toEqual(slots.slice(1))
    expect((await late.choose(slots[1])).statusCode).toBe(200)
  })

  test('chooses once, however many windows send different times at once', async () => {
    const slots = timesFrom(9)
    const amra = await candidate(slots)
    const answers = await Promise.all(slots.map((slot) => amra.choose(slot)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    const at = answers.find(({ statusCode }) => statusCode === 200)!.json<Interview>().at
    expect((await amra.read()).interview).toMatchObject({ at, slots: null, answer: 'yes' })
  })

  test('still asks for another time, and gets one date instead', async () => {
    const amra = await applicantOf(given)
    const id = await amra.sent()
    await offer(id, timesFrom(12))
    const body = { answer: 'other', message: 'Samo petkom', version: 1 }
    expect((await amra.send('PUT', `${path(id)}/answer`, body)).statusCode).toBe(200)
    const [at] = timesFrom(14)
    const one = await offer(id, [], { at, slots: undefined, version: 1 })
    expect(one.json<Interview>()).toMatchObject({ at, slots: null, answer: null, version: 2 })
  })
})

describe('An organisation that offers several times', () => {
  test('cannot offer one time twice, times out of order, a single time, seven times or a past time', async () => {
    const id = await (await applicantOf(given)).sent()
    const [one, two, three] = timesFrom(15) as [string, string, string]
    expect(codeOf(await offer(id, [one, one]))).toBe('applications.interviewSlots')
    expect(codeOf(await offer(id, [two, one]))).toBe('applications.interviewSlots')
    expect(codeOf(await offer(id, [two, three], { at: one }))).toBe('applications.interviewSlots')
    expect((await offer(id, [one])).statusCode).toBe(422)
    expect((await offer(id, [...timesFrom(15), ...timesFrom(16), ...timesFrom(17)])).statusCode).toBe(422)
    expect(codeOf(await offer(id, ['2020-01-01T10:00:00.000Z', one]))).toBe('applications.interviewDate')
  })
})
