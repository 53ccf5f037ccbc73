import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { insertSubmission } from '#features/reviews/server/reviews.fixture.ts'
import { newId } from '#platform/server/db/ids.ts'
import { writer, type Writer } from '#features/canvas/server/canvas.fixture.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { planOf, projectWithBank, somebody, type Somebody, WHY } from './money.fixture.ts'
import type { listPayments } from '../../contract/money/payments.endpoints.ts'
import { moneyPart } from './money.part.ts'
import { shortBanksTask } from './reminders/short-banks.task.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const query = (text: string, values: unknown[]) => app.services.pool.query(text, values)
type Answer = { statusCode: number; json: () => { code?: string } }
const codeOf = (answer: Answer) => (answer.statusCode < 300 ? answer.statusCode : answer.json().code)

/** Creates a project whose team has sent the application it began with. */
async function awarded() {
  const project = await projectWithBank(app)
  const { rows } = await query(
    'select c.id, c.slug from projects p join grant_calls c on c.id = p.call_id where p.id = $1',
    [project.id],
  )
  const call: { id: string; slug: string } = rows[0]
  const apply = async (...team: { userId: string }[]): Promise<string> => {
    await insertSubmission(app, { callId: call.id, team: team as Writer[] })
    const found = await query('select id from canvases where call_id = $1 order by id desc limit 1', [
      call.id,
    ])
    return found.rows[0].id
  }
  const canvas = await apply(project.lana, project.emir)
  await query('update projects set canvas_id = $2 where id = $1', [project.id, canvas])
  return { ...project, call, canvas, apply }
}
type Awarded = Awaited<ReturnType<typeof awarded>>

/** Tries everything that a bank does with the money of a project. */
async function actsOf(who: Somebody, { url, write, sign }: Awarded) {
  const release = `${url}/instalments/${newId()}/release`
  const asked = [
    ['POST', `${url}/agreement/issue`],
    ['POST', `${url}/agreement/reopening`, { reason: WHY }],
    ['PUT', release],
    ['DELETE', release],
    ['PUT', `${url}/instalments/${newId()}/payment`, { day: '2026-01-05' }],
    ['PUT', `${url}/report/accepted`],
  ] as const
  const codes = [codeOf(await write(who, planOf([800, 'signed']))), codeOf(await sign(who))]
  for (const [method, path, body] of asked) codes.push(codeOf(await who.send(method, path, body)))
  return [...new Set(codes)]
}

const seesOf = async ({ see }: Awarded, who: Somebody) => (await see(who)).standing

test('a relative of a team signs nothing and pays nothing, and reads why; somebody else of the bank does', async () => {
  const project = await awarded()
  const { lana, ana, ben, url, slug, write } = project
  await query('update users set last_name = (select last_name from users where id = $2) where id = $1', [
    ana.userId,
    lana.userId,
  ])
  expect(await actsOf(ana, project)).toEqual(['projects.inConflict'])
  expect(await seesOf(project, ana)).toEqual({ team: false, bank: false, staff: false, conflict: true })
  expect(await seesOf(project, ben)).toEqual({ team: false, bank: true, staff: false, conflict: false })
  expect(codeOf(await write(ben, planOf([800, 'signed'])))).toBe(200)
  // The dashboard does not ask the relative to act either, before or after the issue of the contract.
  const pathsOf = async ({ userId }: Somebody) => {
    const user = { id: userId } as Parameters<typeof moneyPart>[0]['user']
    const { steps = [] } = await moneyPart({ db: app.services.db, user, locale: 'bhs' } as Parameters<
      typeof moneyPart
    >[0])
    return steps.map(({ path }) => path)
  }
  expect([await pathsOf(ben), await pathsOf(ana)]).toEqual([[`/projects/${slug}/money`], []])
  const listOf = async (who: Somebody) =>
    (await who.send('GET', '/api/payments')).json<ResponseOf<typeof listPayments>>()
  expect((await listOf(ben)).toContract).toHaveLength(1)
  expect((await listOf(ana)).toContract).toEqual([])
  expect((await listOf(ben)).payments).toMatchObject([{ conflict: false }])
  expect((await listOf(ana)).payments).toMatchObject([{ conflict: true }])
  expect(codeOf(await ben.send('POST', `${url}/agreement/issue`))).toBe(204)
  await project.handIn()
  const heard = async ({ userId }: Somebody) =>
    (await query(`select 1 from notifications where user_id = $1 and data ->> 'step' = 'handedIn'`, [userId]))
      .rowCount
  expect([await heard(ben), await heard(ana)]).toEqual([1, 0])
})

test('the rule of decisions holds: another team of the fund counts for relatives, and not for those who are only connected', async () => {
  const project = await awarded()
  const { ana, ben, apply, lana } = project
  const [rada, zoran] = [await writer(app, 'Rada'), await writer(app, 'Zoran')]
  await query(`update users set last_name = 'Radić' where id = any($1)`, [[rada.userId, ana.userId]])
  await query(`update users set last_name = 'Zorić' where id = $1`, [zoran.userId])
  await apply(rada)
  const other = await apply(zoran)
  await connect(ben, zoran)
  expect([(await seesOf(project, ana)).conflict, (await seesOf(project, ben)).conflict]).toEqual([
    true,
    false,
  ])
  // A declared conflict with one team counts for the whole fund.
  await query(
    `insert into review_assignments (id, call_id, canvas_id, reviewer_id, number, conflict)
     values ($1, $2, $3, $4, 1, 'colleague')`,
    [newId(), project.call.id, other, ben.userId],
  )
  expect((await seesOf(project, ben)).conflict).toBe(true)
  await query('delete from review_assignments where reviewer_id = $1', [ben.userId])
  await connect(ben, lana)
  expect((await seesOf(project, ben)).conflict).toBe(true)
})

test('whoever was in conflict when the decision was signed stays out of its money, also once nothing shows it any more', async () => {
  const project = await awarded()
  const { ben, canvas, call, sana } = project
  const decision = newId()
  await query(
    `insert into review_decisions (id, call_id, canvas_id, amount, reason, confirmed_at) values ($1, $2, $3, 80000, '', now())`,
    [decision, call.id, canvas],
  )
  for (const { userId } of [ben, sana])
    await query(`insert into decision_conflicts (decision_id, user_id, kind) values ($1, $2, 'detected')`, [
      decision,
      userId,
    ])
  expect(await actsOf(ben, project)).toEqual(['projects.inConflict'])
  // Staff are no exception.
  expect(await actsOf(sana, project)).toEqual(['projects.inConflict'])
})

test('staff hear once that too few of a bank may pay, and a substitute named for the call signs and pays with the one who is left', async () => {
  const project = await awarded()
  const { lana, ana, ben, sana, url, slug, call, write, handIn, sign, release, pay } = project
  const look = () => shortBanksTask.handle(app.services, {}, { id: 'x', complete: async () => undefined })
  const alarms = async () => {
    const { rows } = await query(
      `select (data ->> 'free')::int as free from notifications
       where user_id = $1 and data ->> 'step' = 'bankShort' and about = $2 order by id`,
      [sana.userId, project.id],
    )
    return rows.map(({ free }) => free)
  }
  await look()
  expect(await alarms()).toEqual([])
  await connect(ana, lana)
  await Promise.all([look(), look()])
  await look()
  expect(await alarms()).toEqual([1])
  const { items } = (await sana.send('GET', '/api/notifications')).json()
  const alarm = items.find((item: { path: string }) => item.path.includes(call.slug))
  expect(alarm).toMatchObject({
    text: expect.stringContaining('samo jedna osoba'),
    path: `/reviews/calls/${call.slug}/assignments`,
  })

  const stane = await somebody(app, 'Stane')
  const { rows } = await query(`update users set last_name = 'Zamjenić' where id = $1 returning email`, [
    stane.userId,
  ])
  expect((await stane.send('GET', `${url}/money`)).statusCode).toBe(404)
  await sana.send('PUT', `/api/admin/calls/${call.slug}/substitutes`, { email: rows[0].email })
  const plan = planOf([800, 'signed'])
  expect(codeOf(await write(stane, plan))).toBe(200)
  expect(codeOf(await stane.send('POST', `${url}/agreement/issue`))).toBe(204)
  await handIn()
  expect(codeOf(await sign(stane))).toBe(204)
  const { payments } = (await stane.send('GET', '/api/payments')).json()
  expect(payments).toMatchObject([{ project: { slug } }])
  expect(codeOf(await release(ben, plan[0]!.id))).toBe(204)
  expect(codeOf(await pay(ana, plan[0]!.id))).toBe('projects.inConflict')
  expect(codeOf(await pay(stane, plan[0]!.id))).toBe(204)
  await look()
  await sana.send('DELETE', `/api/admin/calls/${call.slug}/substitutes/${stane.userId}`)
  await look()
  expect(await alarms()).toEqual([1, 1])
})

async function connect(one: { userId: string }, other: { userId: string }): Promise<void> {
  await query('insert into connections (id, member_id, other_id) values ($1, $3, $4), ($2, $4, $3)', [
    newId(),
    newId(),
    one.userId,
    other.userId,
  ])
}
