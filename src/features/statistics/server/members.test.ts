import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { randomUUID } from 'node:crypto'
import { inTransaction } from '#platform/server/db/database.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { addMonths } from './prepare/months.ts'
import { saveReturns } from './prepare/returns.queries.ts'
import { type Desk, noon, openDesk } from './statistics.fixture.ts'

let app: TestApp
let desk: Desk
beforeAll(async () => {
  app = await buildTestApp()
  desk = await openDesk(app)
})
afterAll(() => app.stop())
beforeEach(() => desk.reset())

describe('members who come back', () => {
  const ago = (months: number) => addMonths(desk.yesterday.slice(0, 7), -months)
  const middle = (month: string) => noon(`${month}-15`)

  async function remember(joined: string, month: string, [back, members]: [number, number]) {
    await desk.run(
      `insert into statistics_returns (joined, month, people, members) values ($1, $2, $3, $4)`,
      [`${joined}-01`, `${month}-01`, back, members],
    )
  }

  test('who uses the account in a month counts once for the month of joining, however many devices they have', async () => {
    await desk.run('delete from users where email like $1 and id <> $2', ['%@primjer.ba', desk.global.userId])
    const month = (await thisMonth()).slice(0, 7)
    const joined = await desk.people(12, { at: middle(addMonths(month, -1)), municipality: 'zenica' })
    for (const id of joined.slice(0, 10)) for (const _ of [1, 2]) await use(id)
    await inTransaction(app.services.pool, saveReturns)
    await inTransaction(app.services.pool, saveReturns)
    const { rows } = await desk.run(
      `select area, people, members from statistics_returns
       where joined = $1::date order by area`,
      [`${addMonths(month, -1)}-01`],
    )
    expect(rows).toEqual([
      { area: '', people: 10, members: 12 },
      { area: 'ZDK', people: 10, members: 12 },
    ])
  })

  test('a cohort shows what is counted, hides groups under ten, and leaves empty what is yet to come', async () => {
    await desk.people(40, { at: middle(ago(3)) })
    await remember(ago(3), ago(2), [30, 40])
    await remember(ago(3), ago(1), [9, 40])
    await desk.prepare()
    const { body } = await desk.read('/cohorts')
    const row = body.rows.find(({ key }: { key: string }) => key === ago(3))
    expect(row.cells.slice(0, 4)).toEqual([40, 75, 'few', null])
  })

  test('retention follows different people together and divides by those who could have come back', async () => {
    await remember(ago(4), ago(3), [20, 40])
    await remember(ago(3), ago(2), [10, 20])
    await remember(ago(4), ago(2), [10, 40])
    await desk.prepare()
    const { body } = await desk.read('/retention', desk.global, 'en')
    expect(body.rows.map(({ label, cells }: { label: string; cells: unknown }) => [label, cells])).toEqual([
      ['1 month', [60, 50]],
      ['2 months', [40, 25]],
    ])
  })

  async function thisMonth(): Promise<string> {
    const { rows } = await desk.run(
      `select to_char(now() at time zone 'Europe/Sarajevo', 'YYYY-MM') as month`,
    )
    return rows[0].month
  }

  async function use(userId: string) {
    await desk.run(
      `insert into sessions (id, user_id, sid_hash, expires_at)
       values (gen_random_uuid(), $1, sha256(gen_random_uuid()::text::bytea), now() + interval '1 day')`,
      [userId],
    )
  }
})

describe('skills', () => {
  test('demand is of offers that are open, knowledge of members who named a skill, and small groups are hidden', async () => {
    const skill = await aSkill('Ispitivanje mostova')
    const rare = await aSkill('Plesanje na žici')
    for (let n = 0; n < 12; n += 1) await desk.opportunity(n < 6 ? skill : undefined)
    await list(await desk.people(20, { municipality: 'zenica' }), skill)
    await list(await desk.people(20, { municipality: 'zenica' }), rare)
    await list(await desk.people(9, { municipality: 'tuzla' }), null, 'ispitivanje mostova')
    await desk.run('delete from skill_demand; delete from skill_demand_days')
    await desk.run(`insert into skill_demand_days (day, open) values ($1, '{"": 12, "ZDK": 12}')`, [
      desk.yesterday,
    ])
    await desk.run(
      `insert into skill_demand (day, area, skill_id, open) values ($1, '', $2, 6), ($1, 'ZDK', $2, 6)`,
      [desk.yesterday, skill],
    )
    await desk.prepare()
    const { body } = await desk.read('/skills')
    const row = body.rows.find(({ key }: { key: string }) => key === skill)
    expect(row).toMatchObject({ label: 'Ispitivanje mostova', cells: [6, 50, 29, 59.2, -9.2] })
    const inAreas = await desk.read(`/skills?skill=${skill}`)
    expect(inAreas.body.subject).toBe('Ispitivanje mostova')
    expect(inAreas.body.rows).toEqual([
      { key: 'ZDK', label: 'Zeničko-dobojski kanton', cells: [6, 50, 20, 50, 0] },
      { key: 'TUZ', label: 'Tuzlanski kanton', cells: [0, 'few', 'few', 'few', 'few'] },
    ])
  })

  async function aSkill(name: string): Promise<string> {
    const id = randomUUID()
    await desk.run(`insert into skills (id, group_name, kind) values ($1, 'test', 'skill')`, [id])
    await desk.run(
      `insert into skill_labels (skill_id, locale, label, origin, place) values ($1, 'bhs', $2, 'own', 0)`,
      [id, name],
    )
    return id
  }

  async function list(userIds: readonly string[], skill: string | null, label = '') {
    await desk.run(
      `insert into profile_sections (user_id, section, content)
       select id, 'skills', jsonb_build_object('items', jsonb_build_array(jsonb_build_object('skill', $2::text, 'label', $3::text)))
       from unnest($1::uuid[]) id`,
      [userIds, skill, label],
    )
  }
})
