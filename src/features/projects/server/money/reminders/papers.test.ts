import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/server/db/ids.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { planOf, projectWithBank, type Somebody } from '../money.fixture.ts'
import { latePaymentsTask } from './late-payments.task.ts'
import { remindNextPaper } from './remind-papers.task.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

type Told = { step: string; stage: string }
const before = new Map<string, number>()

/** Returns the reminders of contracts that somebody got since the last call. */
async function heard({ userId, send }: Somebody): Promise<string[]> {
  const { rows } = await app.services.pool.query<Told>(
    `select data ->> 'step' as step, data ->> 'stage' as stage from notifications
     where user_id = $1 and kind = 'projects.money' and data ? 'stage' order by id`,
    [userId],
  )
  const { items } = (await send('GET', '/api/notifications')).json<{ items: { text: string }[] }>()
  for (const { text } of items) expect(text).not.toMatch(/[{}]/)
  const known = before.get(userId) ?? 0
  before.set(userId, rows.length)
  return rows.slice(known).map(({ step, stage }) => `${step} ${stage}`)
}
const remindAll = async () => {
  while (await remindNextPaper(app.services)) continue
}

/** Moves everything of the project back by some days. */
async function letDaysPass(project: string, days: number): Promise<void> {
  for (const [table, column, own] of [
    ['projects', 'started_at', 'id'],
    ['projects', 'finished_at', 'id'],
    ['projects', 'report_returned_at', 'id'],
    ['project_agreements', 'issued_at', 'project_id'],
    ['project_issued', 'issued_at', 'project_id'],
    ['project_files', 'created_at', 'project_id'],
    ['project_changes', 'asked_at', 'project_id'],
  ])
    await app.services.pool.query(
      `update ${table} set ${column} = (${column} at time zone 'Europe/Sarajevo' - make_interval(days => $2))
         at time zone 'Europe/Sarajevo' where ${own} = $1`,
      [project, days],
    )
  await app.services.pool.query(
    `update project_paper_reminders set since = since - $2::int where project_id = $1`,
    [project, days],
  )
}

test('a bank that writes no contract is reminded a week before its time is over, and then team and staff hear', async () => {
  const { id, lana, emir, ana, ben, sana } = await projectWithBank(app)
  await letDaysPass(id, 6)
  await remindAll()
  expect(await heard(ana)).toEqual([])
  await letDaysPass(id, 1)
  await Promise.all(Array.from({ length: 4 }, remindAll))
  expect([await heard(ana), await heard(ben)]).toEqual([['paperSoon write'], ['paperSoon write']])
  await letDaysPass(id, 7)
  await remindAll()
  expect([await heard(ana), await heard(lana), await heard(sana)]).toEqual([[], [], []])
  await letDaysPass(id, 1)
  await Promise.all(Array.from({ length: 4 }, remindAll))
  await letDaysPass(id, 30)
  await remindAll()
  expect([await heard(ana), await heard(ben)]).toEqual([['paperLate write'], ['paperLate write']])
  for (const one of [lana, emir, sana]) expect(await heard(one)).toEqual(['paperWaits write'])
})

test('a team that does not sign is reminded, then its bank and staff hear, and a contract issued anew has its time anew', async () => {
  const { id, url, lana, emir, ana, sana, write } = await projectWithBank(app)
  await write(ana, planOf([800, 'signed']))
  await ana.send('POST', `${url}/agreement/issue`)
  for (const one of [lana, ana, sana]) await heard(one)
  await letDaysPass(id, 7)
  await remindAll()
  expect([await heard(lana), await heard(emir)]).toEqual([['paperSoon copy'], ['paperSoon copy']])
  expect([await heard(ana), await heard(sana)]).toEqual([[], []])
  await letDaysPass(id, 8)
  await remindAll()
  expect(await heard(lana)).toEqual(['paperLate copy'])
  expect([await heard(ana), await heard(sana)]).toEqual([['paperWaits copy'], ['paperWaits copy']])
  await ana.send('POST', `${url}/agreement/reopening`, { reason: 'Adresa ekipe je pogrešno upisana.' })
  await ana.send('POST', `${url}/agreement/issue`)
  await heard(lana)
  await remindAll()
  expect(await heard(lana)).toEqual([])
  await letDaysPass(id, 7)
  await remindAll()
  expect(await heard(lana)).toEqual(['paperSoon copy'])
})

test('a bank that does not confirm the signed copy is reminded, and nobody hears of it once it has', async () => {
  const { id, url, lana, ana, sana, write, handIn, sign } = await projectWithBank(app)
  await write(ana, planOf([800, 'signed']))
  await ana.send('POST', `${url}/agreement/issue`)
  await letDaysPass(id, 20)
  await handIn()
  await remindAll()
  expect(await heard(lana)).toEqual([])
  await heard(ana)
  await letDaysPass(id, 8)
  await remindAll()
  expect([await heard(ana), await heard(lana)]).toEqual([['paperSoon sign'], []])
  await letDaysPass(id, 7)
  await remindAll()
  expect(await heard(ana)).toEqual(['paperLate sign'])
  expect([await heard(lana), await heard(sana)]).toEqual([['paperWaits sign'], ['paperWaits sign']])
  await sign(ana)
  await heard(lana)
  await letDaysPass(id, 60)
  await remindAll()
  expect([await heard(ana), await heard(lana)]).toEqual([[], []])
})

test('an amendment that waits for its signatures is reminded of like the contract it changes', async () => {
  const { id, url, lana, ana, sana, agreed } = await projectWithBank(app)
  // The plan has to be what was given: only then is it a part of the contract.
  await app.services.pool.query(
    `update projects set plan = jsonb_set(plan, '{budget,1,amount}', to_jsonb(800_00 - (plan #>> '{budget,0,amount}')::int)) where id = $1`,
    [id],
  )
  await agreed([800, 'signed'])
  const change = newId()
  const move = { from: 'nets', to: 'paint', amount: 50_00, reason: 'Boja je poskupjela, mreže su jeftinije.' }
  await lana.send('PUT', `${url}/changes/${change}`, move)
  const answer = 'U redu, mreže su zaista jeftinije.'
  expect(
    (await ana.send('PUT', `${url}/changes/${change}/decision`, { accepted: true, answer })).statusCode,
  ).toBe(204)
  for (const one of [lana, ana, sana]) await heard(one)
  await letDaysPass(id, 7)
  await remindAll()
  expect([await heard(lana), await heard(ana)]).toEqual([['paperSoon amendCopy'], []])
  await letDaysPass(id, 8)
  await remindAll()
  expect([await heard(lana), await heard(ana)]).toEqual([['paperLate amendCopy'], ['paperWaits amendCopy']])
  expect(await heard(sana)).toEqual(['paperWaits amendCopy'])
})

test('a bank that does not read a final report is reminded, then team and staff hear, and nobody once it is read', async () => {
  const { id, url, lana, ana, sana, agreed } = await projectWithBank(app)
  await agreed([800, 'report'])
  const report = 'Sve je urađeno i otvoreno. '.repeat(5)
  expect((await lana.send('PUT', `${url}/report`, { report })).statusCode).toBe(204)
  for (const one of [lana, ana, sana]) await heard(one)
  await remindAll()
  expect([await heard(ana), await heard(lana)]).toEqual([[], []])
  await letDaysPass(id, 7)
  await remindAll()
  expect([await heard(ana), await heard(lana)]).toEqual([['paperSoon report'], []])
  await letDaysPass(id, 8)
  await remindAll()
  expect([await heard(ana), await heard(lana)]).toEqual([['paperLate report'], ['paperWaits report']])
  expect(await heard(sana)).toEqual(['paperWaits report'])
  expect((await ana.send('PUT', `${url}/report/accepted`)).statusCode).toBe(204)
  await letDaysPass(id, 20)
  await remindAll()
  expect([await heard(ana), await heard(lana)]).toEqual([[], []])
})

test('a team that does not revise its returned report is reminded, then its bank and staff hear, and nobody once it is sent again', async () => {
  const { id, url, lana, emir, ana, sana, agreed } = await projectWithBank(app)
  await agreed([800, 'report'])
  const report = 'Sve je urađeno i otvoreno. '.repeat(5)
  expect((await lana.send('PUT', `${url}/report`, { report })).statusCode).toBe(204)
  const reason = 'Nedostaje ko pregleda igralište i koliko često.'
  expect((await ana.send('PUT', `${url}/report/returned`, { reason })).statusCode).toBe(204)
  for (const one of [lana, emir, ana, sana]) await heard(one)
  await remindAll()
  expect([await heard(lana), await heard(ana)]).toEqual([[], []])
  await letDaysPass(id, 7)
  await remindAll()
  expect([await heard(lana), await heard(emir)]).toEqual([['paperSoon rework'], ['paperSoon rework']])
  expect(await heard(ana)).toEqual([])
  await letDaysPass(id, 8)
  await Promise.all(Array.from({ length: 4 }, remindAll))
  expect([await heard(lana), await heard(ana)]).toEqual([['paperLate rework'], ['paperWaits rework']])
  expect(await heard(sana)).toEqual(['paperWaits rework'])
  expect((await lana.send('PUT', `${url}/report`, { report })).statusCode).toBe(204)
  await remindAll()
  expect([await heard(lana), await heard(ana)]).toEqual([[], []])
})

test('staff hear at once of a signed copy and of a final report where the call has no bank, and of a board whose members all know the team', async () => {
  const stepsOf = async ({ userId }: Somebody, project: string) => {
    const { rows } = await app.services.pool.query<{ step: string }>(
      `select data ->> 'step' as step from notifications where user_id = $1 and about = $2 order by id`,
      [userId, project],
    )
    return rows.map(({ step }) => step)
  }
  const held = await projectWithBank(app)
  await app.services.pool.query(
    'update grant_calls set bank_id = null where id = (select call_id from projects where id = $1)',
    [held.id],
  )
  const plan = planOf([800, 'report'])
  await held.write(held.sana, plan)
  await held.sana.send('POST', `${held.url}/agreement/issue`)
  await held.handIn()
  expect([await stepsOf(held.sana, held.id), await stepsOf(held.nedim, held.id)]).toEqual([
    ['handedIn'],
    ['handedIn'],
  ])
  await held.sign(held.sana)
  const report = 'Sve je urađeno i otvoreno. '.repeat(5)
  expect((await held.lana.send('PUT', `${held.url}/report`, { report })).statusCode).toBe(204)
  expect(await stepsOf(held.sana, held.id)).toEqual(['handedIn', 'reported'])

  // With a board they are not needed.
  const run = await projectWithBank(app)
  await run.write(
    run.ana,
    plan.map((one) => ({ ...one, id: newId() })),
  )
  await run.ana.send('POST', `${run.url}/agreement/issue`)
  await run.handIn()
  expect([await stepsOf(run.ana, run.id), await stepsOf(run.sana, run.id)]).toEqual([['handedIn'], []])

  const known = await projectWithBank(app)
  await known.write(
    known.ana,
    plan.map((one) => ({ ...one, id: newId() })),
  )
  await known.ana.send('POST', `${known.url}/agreement/issue`)
  for (const { userId } of [known.ana, known.ben])
    await app.services.pool.query(
      'insert into project_members (id, project_id, user_id) values ($1, $2, $3)',
      [newId(), known.id, userId],
    )
  await known.handIn()
  expect(await stepsOf(known.sana, known.id)).toEqual(['handedIn'])
})

test('a bank that does not answer a budget change is reminded, then team and staff hear, and nobody once it is answered', async () => {
  const { id, url, lana, ana, sana, agreed } = await projectWithBank(app)
  await agreed([800, 'signed'])
  const change = newId()
  const move = { from: 'nets', to: 'paint', amount: 50_00, reason: 'Boja je poskupjela, mreže su jeftinije.' }
  expect((await lana.send('PUT', `${url}/changes/${change}`, move)).statusCode).toBe(204)
  for (const one of [lana, ana, sana]) await heard(one)
  await letDaysPass(id, 7)
  await remindAll()
  expect([await heard(ana), await heard(lana)]).toEqual([['paperSoon change'], []])
  await letDaysPass(id, 8)
  await remindAll()
  expect([await heard(ana), await heard(lana)]).toEqual([['paperLate change'], ['paperWaits change']])
  expect(await heard(sana)).toEqual(['paperWaits change'])
  const answer = { accepted: false, answer: 'Mreže trebaju svima, pa to ostaje.' }
  expect((await ana.send('PUT', `${url}/changes/${change}/decision`, answer)).statusCode).toBe(204)
  await letDaysPass(id, 20)
  await remindAll()
  expect([await heard(ana), await heard(lana)]).toEqual([[], []])
})

test('an instalment that could be paid and is not on its day is told once to the bank, the team and staff, and a blocked one to nobody', async () => {
  const { id, lana, ana, sana, agreed, release } = await projectWithBank(app)
  const [first] = await agreed([500, 'signed'], [300, 'report'])
  await app.services.pool.query(
    'update project_instalments set due_on = current_date + 1 where project_id = $1',
    [id],
  )
  const look = () => latePaymentsTask.handle(app.services, {}, { id: 'x', complete: async () => undefined })
  const stepsOf = async ({ userId }: Somebody) => {
    const { rows } = await app.services.pool.query<{ step: string; amount: string }>(
      `select data ->> 'step' as step, data ->> 'amount' as amount from notifications
       where user_id = $1 and about = $2 and data ->> 'step' like 'payment%' order by id`,
      [userId, id],
    )
    return rows.map(({ step, amount }) => `${step} ${amount}`)
  }
  await look()
  expect(await stepsOf(ana)).toEqual([])
  await release(ana, first!.id)
  await app.services.pool.query(
    'update project_instalments set due_on = current_date - 2 where project_id = $1',
    [id],
  )
  await Promise.all([look(), look()])
  await look()
  expect(await stepsOf(ana)).toEqual(['paymentLate 50000'])
  for (const one of [lana, sana]) expect(await stepsOf(one)).toEqual(['paymentWaits 50000'])
})
