import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { listApplications } from '../contract/application.endpoints.ts'
import type { listApplicants } from '../contract/hiring.endpoints.ts'
import { applicantOf, type House, openHouse } from './applications.fixture.ts'

let given: House
let app: House['app']
let boss: House['boss']
let job: House['job']
beforeAll(async () => {
  given = await openHouse()
  ;({ app, boss, job } = given)
})
afterAll(() => app.stop())

type Received = ResponseOf<typeof listApplicants>
type Own = ResponseOf<typeof listApplications>

/** Creates applications of as many people, some of them sent at the same moment. */
async function receive(opportunity: string, count: number) {
  await app.services.pool.query(
    `with people as (
       insert into users (id, email, first_name, last_name, language)
       select gen_random_uuid(), 'mnogo-' || gen_random_uuid() || '@primjer.ba', 'Ime', 'Prezime', 'bhs'
       from generate_series(1, $2::int) returning id
     ), numbered as (select id, row_number() over () as n from people)
     insert into applications (id, user_id, opportunity_id, status, sent_at, cv)
     select gen_random_uuid(), id, $1::uuid, case when n % 4 = 0 then 'declined' else 'sent' end,
       now() - interval '1 day' + (n / 3) * interval '1 second', jsonb_build_object('sections', '[]'::jsonb, 'x', repeat(md5(n::text), 300))
     from numbered`,
    [opportunity, count],
  )
}

async function pages(path: string): Promise<Received[]> {
  const all: Received[] = []
  for (let after: string | null = ''; after !== null; after = all.at(-1)!.next) {
    const glue = path.includes('?') ? '&' : '?'
    all.push((await boss.send('GET', `${path}${after && `${glue}after=${after}`}`)).json<Received>())
  }
  return all
}

test('an organisation reads all of many applications, page by page, each once and in the order of sending', async () => {
  const open = (await boss.published()).id
  await receive(open, 130)
  const all = await pages(`/api/opportunities/${open}/applications`)
  expect(all.map(({ applicants }) => applicants.length)).toEqual([50, 50, 30])
  const seen = all.flatMap(({ applicants }) => applicants)
  expect(seen.map(({ number }) => number)).toEqual(Array.from({ length: 130 }, (_, index) => index + 1))
  expect(new Set(seen.map(({ id }) => id)).size).toBe(130)
  expect(all[0]!.counts.toSorted((a, b) => a.count - b.count)).toEqual([
    { status: 'declined', count: 32 },
    { status: 'sent', count: 98 },
  ])
  const declined = await pages(`/api/opportunities/${open}/applications?status=declined`)
  expect(declined.flatMap(({ applicants }) => applicants).map(({ status }) => status)).toEqual(
    Array(32).fill('declined'),
  )
  for (const after of ['1', `${Date.now()}.x`, '-1.0198b2a0-0000-7000-8000-000000000000'])
    expect(
      (await boss.send('GET', `/api/opportunities/${open}/applications?after=${after}`)).statusCode,
    ).toBe(422)
})

test('a member reads all of their applications, the last moved first, and how many stand where', async () => {
  const amra = await applicantOf(given)
  const sent = await amra.sent(job)
  await app.services.pool.query(
    `insert into applications (id, user_id, external, status, moved_at)
     select gen_random_uuid(), $1, '{"title": "x", "organisation": "", "url": null, "deadline": null, "note": ""}',
       'interview', now() - interval '1 hour' - (n / 2) * interval '1 second' from generate_series(1, 120) n`,
    [amra.userId],
  )
  const read = async (after: string) => (await amra.send('GET', `/api/applications${after}`)).json<Own>()
  const first = await read('')
  const second = await read(`?after=${first.next}`)
  const third = await read(`?after=${second.next}`)
  const all = [first, second, third].flatMap(({ applications }) => applications)
  expect(all[0]?.id).toBe(sent)
  expect([new Set(all.map(({ id }) => id)).size, third.next]).toEqual([121, null])
  expect(first.counts.toSorted((a, b) => a.count - b.count)).toEqual([
    { status: 'sent', count: 1 },
    { status: 'interview', count: 120 },
  ])
  expect([second.saved, third.saved]).toEqual([[], []])
})

test('a page of two thousand applications carries no CV, and costs what a page of a few costs', async () => {
  const few = (await boss.published()).id
  const many = (await boss.published()).id
  await receive(few, 60)
  await receive(many, 2000)
  await app.services.pool.query('analyze applications')
  const path = (id: string) => `/api/opportunities/${id}/applications`
  const answer = await boss.send('GET', path(many))
  expect(answer.body).not.toContain('sections')
  expect(answer.body.length).toBeLessThan(30_000)
  const time = async (id: string) => {
    const times = []
    for (let run = 0; run < 7; run += 1) {
      const began = performance.now()
      await boss.send('GET', path(id))
      times.push(performance.now() - began)
    }
    // Other work of the machine only makes answers longer.
    return Math.min(...times)
  }
  const [small, large] = [await time(few), await time(many)]
  expect(large, `${small} ms for 60, ${large} ms for 2000`).toBeLessThan(small * 3 + 15)
})
