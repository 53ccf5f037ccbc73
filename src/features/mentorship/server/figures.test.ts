import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { person, type Person } from '#features/organisations/server/organisations.fixture.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { mentor, staff, type TestMentor } from './mentorship.fixture.ts'

let app: TestApp
let admin: Person
let damir: TestMentor
beforeAll(async () => {
  app = await buildTestApp()
  admin = await staff(app)
  damir = await mentor(app, {}, admin)
})
afterAll(() => app.stop())

type Asked = { answeredAfter?: number; from?: string | null; meets?: 'held' | 'cancelled' | 'to come' }

/** A request of somebody, made an hour ago and answered so many hours before or after it should have been. */
async function asked({ answeredAfter, from = null, meets }: Asked): Promise<string> {
  const { userId } = await person(app, { firstName: 'Tajna', lastName: 'Osoba' })
  const { pool } = app.services
  const id = randomUUID()
  await pool.query(
    `insert into mentorships (id, mentor_id, member_id, goal, format, state, first_answer_at, handed_from)
     values ($1, $2, $3, 'Prvi upit', 'text', 'ended', now() + $4 * interval '1 hour', $5)`,
    [id, damir.userId, userId, answeredAfter ?? null, from],
  )
  if (meets)
    await pool.query(
      `insert into mentorship_sessions (id, mentorship_id, mentor_id, starts_at, minutes, format, confirmed_at, cancelled_at)
       values (gen_random_uuid(), $1, $2, now() + $3 * interval '1 second' + random() * interval '1 millisecond', 30, 'text', now(), $4)`,
      [id, damir.userId, meets === 'to come' ? 5 : -1, meets === 'cancelled' ? new Date() : null],
    )
  return id
}

const read = async (path: string, as: Person) => as.send('GET', `/api/admin/overview${path}`)

test('Staff see by week who was asked, answered in time, met and handed over, and never who asked', async () => {
  const late = await asked({ answeredAfter: 50 })
  await asked({ answeredAfter: 47, from: late, meets: 'held' })
  await asked({ meets: 'cancelled' })
  await asked({ meets: 'to come' })
  const { metrics, weeks } = (await read('/metrics', admin)).json<{
    weeks: string[]
    metrics: { id: string; counts: number[] }[]
  }>()
  const total = (id: string) =>
    metrics.find((one) => one.id === id)?.counts.reduce((sum, count) => sum + count, 0)
  expect(total('mentorship-requests')).toBe(4)
  expect(total('mentorship-answers')).toBe(1)
  expect(total('mentorship-meetings')).toBe(1)
  expect(total('mentorship-handovers')).toBe(1)
  const behind = await read(`/metrics/mentorship-requests?week=${weeks.at(-1)}`, admin)
  expect(behind.json().rows).toEqual([
    { name: expect.stringContaining('Damir'), path: `/admin/users/${damir.userId}`, at: null, count: 4 },
  ])
  expect(behind.body).not.toContain('Tajna')
})

test('Members and staff of other areas see none of it', async () => {
  const other = await person(app, { rights: { role: 'ADMIN', scopes: ['content'] } })
  expect((await read('/metrics', other)).body).not.toContain('mentorship')
  expect((await read('/metrics', damir)).statusCode).toBe(403)
})
