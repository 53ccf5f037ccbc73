import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { listApplicants } from '../../contract/hiring.endpoints.ts'
import { applicantOf, applicantsOf, type House, openHouse, reviewerOf } from '../applications.fixture.ts'
import { sendTask } from './send.task.ts'

let given: House
let app: House['app']
let boss: House['boss']
beforeAll(async () => {
  given = await openHouse()
  ;({ app, boss } = given)
})
afterAll(() => app.stop())

const decisions = (job: string) => `/api/opportunities/${job}/applications/decisions`
const said = { bhs: 'Hvala {ime}, ovaj put ne.', en: '' }
const job = { id: 'x', complete: () => Promise.resolve() }

async function desk(open: string, query = '') {
  const answer = await boss.send('GET', `/api/opportunities/${open}/applications${query}`)
  return answer.json<ResponseOf<typeof listApplicants>>()
}

/** Two applicants whose decline waits. */
async function waiting(names: readonly [string, string]) {
  const open = (await boss.published()).id
  const people = [
    await applicantOf(given, { email: names[0] }),
    await applicantOf(given, { email: names[1] }),
  ]
  const ids = [await people[0]!.sent(open), await people[1]!.sent(open)]
  const applications = await applicantsOf(boss, open, ids)
  const body = { applications, status: 'declined', message: said, waits: true }
  const decide = () => boss.send('POST', decisions(open), body)
  expect((await decide()).json()).toEqual({ moved: 2 })
  const [decision] = (await desk(open)).waiting
  return { open, people, ids, decide, decision: decision!.id }
}

const isOver = (decision: string) =>
  app.services.pool.query(
    `update application_decisions set due_at = now() - interval '1 second' where id = $1`,
    [decision],
  )
const answersOf = async (ids: readonly string[]) =>
  (
    await app.services.pool.query<{ id: string; many: number }>(
      `select application_id as id, count(*)::int as many from application_events
       where application_id = any($1::uuid[]) and side = 'organisation' group by 1`,
      [ids],
    )
  ).rows.map(({ many }) => many)
const orders = async (ids: readonly string[]) =>
  (
    await app.services.pool.query<{ many: number }>(
      `select count(*)::int as many from notifications where about = any($1::text[]) and kind = 'applications.status'`,
      [ids],
    )
  ).rows[0]?.many

test('a decision on many shows at the desk at once, and the applicants see nothing of it, nor do names show', async () => {
  const { open, people, ids, decide } = await waiting(['ceka.jedna@primjer.ba', 'ceka.dva@primjer.ba'])
  const { applicants, counts, waiting: list } = await desk(open)
  expect(applicants.map(({ status, waits, name }) => [status, waits, name])).toEqual([
    ['declined', true, null],
    ['declined', true, null],
  ])
  expect(counts).toEqual([{ status: 'declined', count: 2 }])
  expect((await desk(open, '?status=declined')).applicants).toHaveLength(2)
  expect(list).toMatchObject([{ status: 'declined', count: 2, sending: false, closes: false }])
  expect((await people[0]!.read(ids[0]!)).status).toBe('sent')
  expect(await orders(ids)).toBe(0)
  // The answer to the call was lost, and it comes again.
  expect((await decide()).json()).toEqual({ moved: 0 })
  expect((await desk(open)).waiting).toHaveLength(1)
  // Another decision is refused while this one waits, even with the newest versions.
  const applications = await applicantsOf(boss, open, ids)
  const other = { applications, status: 'interview', message: { bhs: 'Dođi.', en: '' } }
  for (const more of [{}, { waits: true }])
    expect((await boss.send('POST', decisions(open), { ...other, ...more })).json()).toMatchObject({
      code: 'applications.decisionWaits',
    })
})

test('a decision taken back in time reaches nobody, even when the time runs out at that moment', async () => {
  for (const turn of [0, 1]) {
    const { open, ids, decision } = await waiting([`u${turn}.jedna@primjer.ba`, `u${turn}.dva@primjer.ba`])
    await isOver(decision)
    const [removal] = await Promise.all([
      boss.send('DELETE', `${decisions(open)}/${decision}`),
      sendTask.handle(app.services, { decision }, job),
      sendTask.handle(app.services, { decision }, job),
    ])
    const { applicants, waiting: list } = await desk(open)
    expect(list).toEqual([])
    if (removal.statusCode === 200) {
      expect(await answersOf(ids)).toEqual([])
      expect(await orders(ids)).toBe(0)
      expect(applicants.map(({ status }) => status)).toEqual(['sent', 'sent'])
    } else {
      expect(removal.json()).toMatchObject({ code: 'applications.undoOver' })
      expect(await answersOf(ids)).toEqual([1, 1])
      expect(applicants.map(({ status }) => status)).toEqual(['declined', 'declined'])
    }
  }
})

test('taking it back twice is no error, and sending it afterwards is refused', async () => {
  const { open, ids, decision } = await waiting(['vrati.jedna@primjer.ba', 'vrati.dva@primjer.ba'])
  const address = `${decisions(open)}/${decision}`
  expect((await boss.send('DELETE', address)).json()).toEqual({ count: 2 })
  expect((await boss.send('DELETE', address)).json()).toEqual({ count: 0 })
  expect((await boss.send('POST', `${address}/sending`)).json()).toMatchObject({
    code: 'applications.undone',
  })
  await isOver(decision)
  await sendTask.handle(app.services, { decision }, job)
  expect(await answersOf(ids)).toEqual([])
})

test('after a crash between two parts those who have not heard are told, each once, and it is too late to take it back', async () => {
  const { open, ids, decision } = await waiting(['kraj.jedna@primjer.ba', 'kraj.dva@primjer.ba'])
  await isOver(decision)
  await app.services.pool.query('update application_decisions set sent_at = now() where id = $1', [decision])
  await app.services.pool.query(
    `update applications set status = 'declined', decision_id = null where id = $1`,
    [ids[0]],
  )
  const late = await boss.send('DELETE', `${decisions(open)}/${decision}`)
  expect(late.json()).toMatchObject({ code: 'applications.undoOver' })
  await Promise.all([1, 2, 3].map(() => sendTask.handle(app.services, { decision }, job)))
  expect(await answersOf([ids[0]!])).toEqual([])
  expect(await answersOf([ids[1]!])).toEqual([1])
  expect(await orders(ids)).toBe(1)
})

test('an editor sends a decision at once, and each applicant gets a mail in their own language', async () => {
  const { open, decision } = await waiting(['odmah.jedna@primjer.ba', 'odmah.dva@primjer.ba'])
  const address = `${decisions(open)}/${decision}/sending`
  await Promise.all([boss.send('POST', address), boss.send('POST', address)])
  const { text } = await app.mails.next('odmah.dva@primjer.ba', ({ text: of }) =>
    /ovaj put ne/.test(of ?? ''),
  )
  expect(text).not.toContain('{ime}')
})

test('reviewers and strangers take nothing back', async () => {
  const { open, decision } = await waiting(['tudja.jedna@primjer.ba', 'tudja.dva@primjer.ba'])
  const reviewer = await reviewerOf(given)
  const address = `${decisions(open)}/${decision}`
  expect((await reviewer.send('DELETE', address)).statusCode).toBe(403)
  expect((await reviewer.send('POST', `${address}/sending`)).statusCode).toBe(403)
  const elsewhere = (await boss.published()).id
  expect((await boss.send('DELETE', `${decisions(elsewhere)}/${decision}`)).statusCode).toBe(404)
})
