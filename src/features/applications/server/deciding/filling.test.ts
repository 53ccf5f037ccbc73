import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { getFilling, listAddressees } from '../../contract/deciding.endpoints.ts'
import { applicantOf, decided, type House, openHouse, reviewerOf } from '../applications.fixture.ts'
import { sendTask } from './send.task.ts'

let given: House
let app: House['app']
let boss: House['boss']
let open: string
const ids: string[] = []
beforeAll(async () => {
  given = await openHouse()
  ;({ app, boss } = given)
  open = (await boss.published()).id
  for (const name of ['nova', 'engleska', 'razgovor', 'ponuda', 'odbijena'])
    ids.push(await (await applicantOf(given, { email: `${name}@popunjeno.example` })).sent(open))
  await app.services.pool.query(`update users set language = 'en' where email = 'engleska@popunjeno.example'`)
  await decided(boss, open, [ids[2]!], { status: 'interview' })
  await decided(boss, open, [ids[3]!], { status: 'offer' })
  await decided(boss, open, [ids[4]!], { status: 'declined', message: { bhs: 'Ne.', en: '' } })
})
afterAll(() => app.stop())

const address = () => `/api/opportunities/${open}/applications/filling`
const others = { bhs: 'Mjesto je popunjeno.', en: 'The place is filled.' }
const talk = { bhs: 'Hvala na razgovoru.', en: 'Thank you for the talk.' }

test('before it goes, it is said who gets which message in which language', async () => {
  expect((await boss.send('GET', address())).json<ResponseOf<typeof getFilling>>()).toEqual({
    met: { bhs: 1, en: 0, late: 0 },
    others: { bhs: 1, en: 1, late: 0 },
    offers: 1,
    waiting: 0,
    answered: 1,
    open: true,
  })
  const reviewer = await reviewerOf(given)
  expect((await reviewer.send('GET', address())).statusCode).toBe(403)
  const all = (await boss.send('GET', `/api/opportunities/${open}/applications/addressees`)).json<
    ResponseOf<typeof listAddressees>
  >()
  expect(all.addressees.map(({ id, reads }) => [id, reads])).toEqual(
    ids.map((id, place) => [id, place === 1 ? 'en' : 'bhs']),
  )
})

test('one act answers everybody who waits, in their language, closes the job, and twice changes nothing', async () => {
  const body = { expected: 3, met: talk, others, closes: true }
  const wrong = await boss.send('POST', address(), { ...body, expected: 2 })
  expect(wrong.json()).toMatchObject({ code: 'applications.fillingChanged' })
  const empty = await boss.send('POST', address(), { ...body, others: { bhs: ' ', en: '' } })
  expect(empty.json()).toMatchObject({ code: 'applications.messageNeeded' })
  const answers = await Promise.all([boss.send('POST', address(), body), boss.send('POST', address(), body)])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  const { rows } = await app.services.pool.query<{ id: string }>(
    `update application_decisions set due_at = now() - interval '1 second' where opportunity_id = $1 returning id`,
    [open],
  )
  expect(rows).toHaveLength(1)
  const status = async () =>
    (await app.services.pool.query(`select status from opportunities where id = $1`, [open])).rows
  expect(await status()).toEqual([{ status: 'published' }])
  const task = { decision: rows[0]!.id }
  await sendTask.handle(app.services, task, { id: 'x', complete: () => Promise.resolve() })
  const events = await app.services.pool.query<{ id: string; message: string }>(
    `select application_id as id, message from application_events
     where application_id = any($1::uuid[]) and status = 'declined' and message <> 'Ne.'`,
    [ids],
  )
  expect(new Map(events.rows.map(({ id, message }) => [id, message]))).toEqual(
    new Map([
      [ids[0], others.bhs],
      [ids[1], others.en],
      [ids[2], talk.bhs],
    ]),
  )
  expect(await status()).toEqual([{ status: 'closed' }])
  expect((await boss.send('POST', address(), body)).json()).toMatchObject({
    code: 'applications.nobodyWaits',
  })
})
