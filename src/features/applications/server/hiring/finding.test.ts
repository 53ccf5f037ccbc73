import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Applicant, ORDERS } from '../../contract/hiring.endpoints.ts'
import type { Place } from '#platform/contract/cursor.ts'
import { listApplicantRows } from './applicants.queries.ts'
import { applicantOf, decided, type House, openHouse, question, reviewerOf } from '../applications.fixture.ts'

let given: House
let job: string
let ids: string[]
const NAMES = [
  ['Amra', 'Begić'],
  ['Željka', 'Ćosić'],
  ['Tarik', 'Mujić'],
  ['Ana', 'Jurić'],
] as const

beforeAll(async () => {
  given = await openHouse()
  job = (await given.boss.published()).id
  ids = []
  for (const [n, [firstName, lastName]] of NAMES.entries()) {
    const person = await applicantOf(given, { firstName, lastName, email: `nalazim${n}@primjer.ba` })
    ids.push(
      await person.sent(job, `Poštovani,\nzovem se ${firstName} i vodim izvještaj o zalihama broj ${n}.`),
    )
  }
})
afterAll(() => given.app.stop())

type Page = { applicants: Applicant[]; next: string | null }
async function find(query: string, by: Pick<House['boss'], 'send'> = given.boss): Promise<Applicant[]> {
  const path = `/api/opportunities/${job}/applications?${query}`
  const answer = await by.send('GET', path)
  expect(answer.statusCode).toBe(200)
  return answer.json<Page>().applicants
}
const numbers = (list: readonly Applicant[]) => list.map(({ number }) => number)
const score = (id: string, value: number | null, by: Pick<House['boss'], 'send'> = given.boss) =>
  by.send('PUT', `/api/applications/${id}/score`, { score: value })

describe('Who reads applications', () => {
  test('sees how each letter begins, without the greeting and without the name', async () => {
    const [first] = await find('')
    expect(first?.lead).toMatch(/vodim izvještaj o zalihama broj 0\.$/)
    expect(first?.lead).not.toMatch(/Amra|Poštovani/)
  })

  test('finds by number always, and by name only whose name is shown', async () => {
    expect(numbers(await find('q=3'))).toEqual([3])
    expect(await find('q=zeljka')).toEqual([])
    await decided(given.boss, job, [ids[1]!], { status: 'interview', message: { bhs: 'Dođi.', en: '' } })
    expect(numbers(await find('q=zeljka%20cosic'))).toEqual([2])
    expect(numbers(await find('q=Ћосић'))).toEqual([2])
    expect(await find('q=%25')).toEqual([])
  })

  test('reads the newest, the best or the soonest promise first, and each page goes on where the last one ended', async () => {
    await score(ids[0]!, 2)
    await score(ids[2]!, 5)
    expect(numbers(await find('order=newest'))).toEqual([4, 3, 2, 1])
    expect(numbers(await find('order=score'))).toEqual([3, 1, 2, 4])
    // Who has been answered waits for nothing.
    expect(numbers(await find('order=promise')).at(-1)).toBe(2)
    for (const order of ORDERS) {
      const range = { opportunityId: job, reader: given.boss.userId, blind: true, order }
      const inPages: number[] = []
      for (let after: Place | undefined, more = true; more; ) {
        const [row] = await listApplicantRows(given.app.services.db, { ...range, after, limit: 1 })
        if (row) inPages.push(row.number)
        more = row !== undefined
        after = row?.place
      }
      expect(inPages).toEqual(numbers(await find(`order=${order}`)))
    }
  })

  test('goes on to what has no score of theirs yet', async () => {
    expect(numbers(await find('unscored=true'))).toEqual([2, 4])
    await score(ids[0]!, null)
    expect(numbers(await find('unscored=true'))).toEqual([1, 2, 4])
    expect(numbers(await find('unscored=true&status=sent'))).toEqual([1, 4])
  })

  test('asks for certain answers, and for what was promised and not answered in time', async () => {
    const [start, english] = [
      question({
        type: 'choice',
        choices: [
          { bhs: 'Odmah', en: 'Now' },
          { bhs: 'Kasnije', en: 'Later' },
        ],
      }),
      question({ type: 'yes-no' }),
    ]
    const open = (await given.boss.published('job', { questions: [start, english] })).id
    for (const [place, [when, speaks]] of [
      ['0', 'yes'],
      ['1', 'yes'],
      ['1', 'no'],
    ].entries()) {
      const person = await applicantOf(given, { email: `odgovara${place}@primjer.ba` })
      const id = await person.begin(open)
      const answers = [
        { question: start.id, text: when },
        { question: english.id, text: speaks },
      ]
      await person.save(id, { letter: 'x', answers })
      expect((await person.post(id)).statusCode).toBe(200)
    }
    const path = `/api/opportunities/${open}/applications`
    const found = async (query: string) =>
      numbers((await given.boss.send('GET', `${path}?${query}`)).json<Page>().applicants)
    expect(await found(`answers=${start.id}:1`)).toEqual([2, 3])
    expect(await found(`answers=${start.id}:1,${english.id}:yes`)).toEqual([2])
    expect((await given.boss.send('GET', `${path}?answers=x`)).statusCode).toBe(422)
    expect(await found('late=true')).toEqual([])
    await given.app.services.pool.query(
      `update applications set promised_at = now() - interval '1 day' where opportunity_id = $1`,
      [open],
    )
    const [first] = (await given.boss.send('GET', path)).json<Page>().applicants
    await decided(given.boss, open, [first!.id], { status: 'in-review' })
    expect(await found('late=true')).toEqual([2, 3])
    const all = await given.boss.send('GET', `${path}/addressees?late=true&answers=${english.id}:no`)
    expect(all.json<{ addressees: object[] }>().addressees).toHaveLength(1)
  })

  test('as a reviewer sees what others gave only after giving a score, and never in the order', async () => {
    const reviewer = await reviewerOf(given)
    await score(ids[3]!, 4)
    const one = async () => (await find('q=4', reviewer))[0]
    const seen = async () =>
      (await reviewer.send('GET', `/api/applications/${ids[3]}/review`)).json<{ allScores: object[] }>()
        .allScores
    expect([(await one())?.score, await seen()]).toEqual([null, []])
    expect(numbers(await find('order=score', reviewer))).toEqual([1, 2, 3, 4])
    await score(ids[3]!, 2, reviewer)
    expect((await one())?.score).toBe(3)
    expect(await seen()).toHaveLength(2)
  })
})
