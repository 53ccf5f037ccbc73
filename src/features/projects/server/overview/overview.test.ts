import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/server/db/ids.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { person } from '#features/organisations/server/organisations.fixture.ts'
import { signIn } from '#tests/setup/sign-in.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { listFundedProjects } from '../../contract/overview/overview.endpoints.ts'
import { startedProject } from '../projects.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

type Answer = ResponseOf<typeof listFundedProjects>

async function staff(scope: 'grants' | 'moderation' = 'grants') {
  const { headers } = await signIn(app, { rights: { role: 'ADMIN', scopes: [scope] } })
  return (query = '', path = '/api/admin/projects') =>
    app.http.inject({ method: 'GET', url: `${path}${query}`, headers })
}
const change = (text: string, values: readonly unknown[]) => app.services.pool.query(text, [...values])
const sign = (id: string) =>
  change(
    `insert into project_agreements (project_id, number, terms, issued_at, signed_on, signed_at)
     values ($1, $2, '{}', now(), now(), now())`,
    [id, id],
  )
/** A running project of one person, with a signed contract. */
async function signedProject() {
  const lana = await person(app)
  const project = await startedProject(app, { team: [lana.userId] })
  await sign(project.id)
  return { ...project, lana }
}
const slugsOf = async (query: string) =>
  (await (await staff())(query)).json<Answer>().projects.map(({ slug }) => slug)

test('Staff of grants see the payments, expenses and hours of each project, without names', async () => {
  const { id, slug, lana } = await signedProject()
  for (const [kind, amount] of [
    ['instalment', 500_00],
    ['expense', 120_00],
  ])
    await change(
      `insert into project_entries (id, project_id, kind, amount, what, happened_on) values ($1, $2, $3, $4, 'Boja', now())`,
      [newId(), id, kind, amount],
    )
  await change(
    `insert into project_hours (id, project_id, user_id, worked_on, minutes, what, confirmed_at) values ($1, $2, $3, now(), 90, 'Farbanje', now())`,
    [newId(), id, lana.userId],
  )
  const answer = await (await staff())('?state=running')
  const { projects } = answer.json<Answer>()
  expect(projects.find((one) => one.slug === slug)).toMatchObject({
    amount: 800_00,
    received: 500_00,
    spent: 120_00,
    contributed: 0,
    minutes: 90,
    isUnsigned: false,
    hasChange: false,
    isQuiet: false,
    finishedAt: null,
  })
  expect(answer.body).not.toContain(lana.userId)
})

test('A project waits for its bank while the contract is unsigned or a budget change is open', async () => {
  const lana = await person(app)
  const unsigned = await startedProject(app, { team: [lana.userId] })
  const [signed, changing] = [await signedProject(), await signedProject()]
  await change(
    `insert into project_changes (id, project_id, from_line, to_line, amount, reason) values ($1, $2, 'paint', 'nets', 100, 'Cijene')`,
    [newId(), changing.id],
  )
  const waiting = await slugsOf('?state=waiting')
  expect(waiting).toEqual(expect.arrayContaining([unsigned.slug, changing.slug]))
  expect(waiting).not.toContain(signed.slug)
  const all = await slugsOf('')
  expect(all.indexOf(changing.slug)).toBeLessThan(all.indexOf(signed.slug))
})

test('A running project is quiet after thirty days without an entry of its team', async () => {
  const [quiet, talking, finished] = [await signedProject(), await signedProject(), await signedProject()]
  await change(`update projects set started_at = now() - interval '31 days' where id = any($1)`, [
    [quiet.id, talking.id, finished.id],
  ])
  await change(`update projects set finished_at = now(), report = $2 where id = $1`, [
    finished.id,
    'x'.repeat(90),
  ])
  await change(
    `insert into project_activities (id, project_id, text, happened_on) values ($1, $2, 'Prva klupa stoji.', now())`,
    [newId(), talking.id],
  )
  const found = await slugsOf('?state=quiet')
  expect(found).toContain(quiet.slug)
  expect(found).not.toContain(talking.slug)
  expect(found).not.toContain(finished.slug)
  expect(await slugsOf('?state=finished')).toContain(finished.slug)
})

test('Members and staff of other areas get 403', async () => {
  const lana = await person(app)
  expect((await lana.send('GET', '/api/admin/projects')).statusCode).toBe(403)
  const other = await staff('moderation')
  expect((await other()).statusCode).toBe(403)
  expect((await other('', '/api/admin/projects/file/csv')).statusCode).toBe(403)
})

test('The exported table contains no title that a spreadsheet runs as a formula', async () => {
  const { id } = await signedProject()
  await change(`update projects set title = '=1+1' where id = $1`, [id])
  const look = await staff()
  const csv = await look('', '/api/admin/projects/file/csv')
  expect(csv.headers['content-type']).toContain('text/csv')
  expect(csv.body).toContain(`"'=1+1"`)
  const xlsx = await look('?state=running', '/api/admin/projects/file/xlsx')
  expect(xlsx.rawPayload.subarray(0, 2).toString()).toBe('PK')
})
