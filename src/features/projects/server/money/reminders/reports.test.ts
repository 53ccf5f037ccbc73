import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/server/db/ids.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { Project } from '../../../contract/projects.endpoints.ts'
import { planOf, projectWithBank, type Somebody, TERMS, WHY } from '../money.fixture.ts'
import { remindNext } from './remind.task.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

type Answer = { statusCode: number; json: () => { code?: string } }
const codeOf = (answer: Answer) => (answer.statusCode === 204 ? 204 : answer.json().code)
const REPORT = 'Sve je urađeno i otvoreno. '.repeat(5)
const told = async ({ userId }: Somebody) => {
  const { rows } = await app.services.pool.query<{ step: string; day: string | null }>(
    `select data ->> 'step' as step, data ->> 'day' as day from notifications
     where user_id = $1 and kind = 'projects.money' order by id`,
    [userId],
  )
  return rows.map(({ step, day }) => (day ? `${step} ${day}` : step))
}
const remindAll = async () => {
  while (await remindNext(app.services)) continue
}
const dayIn = async (days: number) => {
  const { rows } = await app.services.pool.query<{ day: string }>(
    `select ((now() at time zone 'Europe/Sarajevo')::date + $1::int)::text as day`,
    [days],
  )
  return rows[0]!.day
}

test('a bank gives a final report back with a reason, the team goes on and hands it in anew', async () => {
  const { slug, url, lana, emir, ana, see, agreed, spend } = await projectWithBank(app)
  await agreed([800, 'report'])
  const giveBack = (one: Somebody, reason = WHY) => one.send('PUT', `${url}/report/returned`, { reason })
  const shown = async () => (await app.http.inject(`/api/public/projects/${slug}`)).json<Project>()
  expect(codeOf(await giveBack(ana))).toBe('projects.noReport')
  await lana.send('PUT', `${url}/report`, { report: REPORT })
  expect((await shown()).report).toContain('Sve je')
  expect((await giveBack(lana)).statusCode).toBe(404)
  expect((await giveBack(ana, 'ne')).statusCode).toBe(422)
  expect(codeOf(await giveBack(ana))).toBe(204)
  expect(codeOf(await giveBack(ana))).toBe('projects.noReport')
  expect(codeOf(await ana.send('PUT', `${url}/report/accepted`))).toBe('projects.noReport')
  expect(await shown()).toMatchObject({ report: null, finishedAt: null })
  expect(await see(lana)).toMatchObject({ isFinished: false, reportReturned: { reason: WHY } })
  expect((await lana.send('GET', url)).json()).toMatchObject({
    mayFinish: true,
    returned: { reason: WHY, report: REPORT.trim() },
    project: { report: null },
  })
  expect((await spend(emir, 12_00)).statusCode).toBe(204)
  const again = { report: `${REPORT} Dodan je spisak.`, withoutReceipts: 'Izgubljen.' }
  expect(codeOf(await lana.send('PUT', `${url}/report`, again))).toBe(204)
  expect(await see(lana)).toMatchObject({ isFinished: true, reportReturned: null })
  expect((await shown()).report).toContain('Dodan je spisak')
  await ana.send('PUT', `${url}/report/accepted`)
  expect(codeOf(await giveBack(ana))).toBe('projects.reportAccepted')
  expect(await told(emir)).toEqual(['issued', 'signed', 'reportReturned', 'reportAccepted'])
  expect(await told(ana)).toEqual(['handedIn', 'reported', 'reported'])
})

test('a team is reminded once of each report that is due within a week, and with its bank of one that is late', async () => {
  const { url, lana, ana, write } = await projectWithBank(app)
  const days = await Promise.all([-15, -1, 3, 7, 8].map(dayIn))
  const reports = days.map((day, at) => ({ id: newId(), what: `Izvještaj ${at}`, day }))
  await write(ana, planOf([800, 'signed']), { ...TERMS, reports })
  await remindAll()
  expect(await told(lana)).toEqual([])
  await ana.send('POST', `${url}/agreement/issue`)
  await Promise.all(Array.from({ length: 4 }, remindAll))
  await remindAll()
  expect((await told(lana)).toSorted()).toEqual([
    'issued',
    `reportDue ${days[2]}`,
    `reportDue ${days[3]}`,
    `reportLate ${days[1]}`,
  ])
  expect(await told(ana)).toEqual([`reportMissing ${days[1]}`])
})

test('a team whose project is over is reminded of nothing', async () => {
  const { url, lana, ana, write } = await projectWithBank(app)
  await write(ana, planOf([800, 'signed']), {
    ...TERMS,
    reports: [{ id: newId(), what: 'Završni izvještaj', day: await dayIn(2) }],
  })
  await ana.send('POST', `${url}/agreement/issue`)
  await lana.send('PUT', `${url}/report`, { report: REPORT })
  expect(await remindNext(app.services)).toBe(false)
  expect(await told(lana)).toEqual(['issued'])
})

test('a team hands in what its contract wants before the end, the board reads it, and nobody reminds of it', async () => {
  const { url, lana, emir, ana, see, write } = await projectWithBank(app)
  const [first, last] = await Promise.all([-1, 5].map(dayIn))
  const reports = [
    { id: newId(), what: 'Završni izvještaj', day: last! },
    { id: newId(), what: 'Pola posla', day: first! },
  ]
  const handIn = (one: Somebody, id = reports[1]!.id, text = REPORT) =>
    one.send('PUT', `${url}/reports/${id}`, { text })
  await write(ana, planOf([800, 'signed']), { ...TERMS, reports })
  expect(codeOf(await handIn(emir))).toBe('projects.notIssued')
  await ana.send('POST', `${url}/agreement/issue`)
  expect((await see(ana)).interim).toEqual([{ ...reports[1], handedIn: null, isLate: true }])
  expect((await handIn(ana)).statusCode).toBe(404)
  expect((await handIn(emir, reports[0]!.id)).statusCode).toBe(404)
  expect((await handIn(emir, reports[1]!.id, 'Kratko.')).statusCode).toBe(422)
  expect(codeOf(await handIn(emir))).toBe(204)
  expect(codeOf(await handIn(lana, reports[1]!.id, `${REPORT} I ograda.`))).toBe(204)
  const [interim] = (await see(ana)).interim
  expect(interim).toMatchObject({ isLate: false, handedIn: { text: `${REPORT} I ograda.`.trim() } })
  expect(await told(ana)).toEqual(['interim', 'interim'])
  await lana.send('PUT', `${url}/report`, { report: REPORT })
  expect(codeOf(await handIn(lana))).toBe('projects.finished')
})

test('a report that is handed in is reminded of no more', async () => {
  const { url, lana, ana, write } = await projectWithBank(app)
  const [first, last] = await Promise.all([3, 90].map(dayIn))
  const reports = [
    { id: newId(), what: 'Pola posla', day: first! },
    { id: newId(), what: 'Završni izvještaj', day: last! },
  ]
  await write(ana, planOf([800, 'signed']), { ...TERMS, reports })
  await ana.send('POST', `${url}/agreement/issue`)
  await lana.send('PUT', `${url}/reports/${reports[0]!.id}`, { text: REPORT })
  await remindAll()
  expect(await told(lana)).toEqual(['issued'])
})
