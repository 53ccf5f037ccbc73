import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { person, type Person } from '#features/organisations/server/organisations.fixture.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { limitInForce } from '#platform/server/limits/limits-in-force.ts'
import { countAgainstLimit } from '#platform/server/limits/rate-limit.queries.ts'
import { removeExpiredLimitsTask } from '#platform/server/limits/rate-limit.task.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { listLimits } from '../contract/limits.endpoints.ts'

const ALL = '/api/admin/limits'
const KEY = 'organisations:found'

let app: TestApp
let staff: Person
beforeAll(async () => {
  app = await buildTestApp()
  staff = await person(app, { rights: { role: 'ADMIN', globalAdmin: true } })
})
afterEach(() => change('organisations', null))
afterAll(() => app.stop())

const change = (id: string, times: number | null, who = staff) =>
  who.send('PUT', `${ALL}/${id}`, { times, reason: 'Dogovor tima.' })
const list = async () => (await staff.send('GET', ALL)).json<ResponseOf<typeof listLimits>>().limits
const limitOf = async (id: string) => (await list()).find((limit) => limit.id === id)!
const found = async (who: Person, n: number) =>
  who.send('POST', '/api/organisations', {
    name: `Zadruga ${who.userId.slice(-6)} ${n}`,
    kind: 'employer',
    municipality: 'bihac',
    website: '',
  })

describe('limits that staff change', () => {
  test('a changed limit holds from the next call on, says since when and by whom, and goes back to the usual one', async () => {
    const member = await person(app)
    expect((await change('organisations', 1)).statusCode).toBe(204)
    expect((await found(member, 1)).statusCode).toBe(201)
    expect((await found(member, 2)).statusCode).toBe(429)
    expect(await limitOf('organisations')).toMatchObject({
      title: 'Nove organizacije',
      times: 1,
      usual: 5,
      changedAt: expect.any(String),
      changedBy: expect.any(String),
    })
    expect((await change('organisations', null)).statusCode).toBe(204)
    expect((await found(member, 3)).statusCode).toBe(201)
    expect(await limitOf('organisations')).toMatchObject({ times: 5, changedAt: null, changedBy: null })
  })

  test('the audit log has both numbers of a changed limit and the reason', async () => {
    await change('organisations', 7)
    const { rows } = await app.services.pool.query(
      `select before, after, reason from audit_entries where action = 'limit-settings.change' order by id desc limit 1`,
    )
    expect(rows).toEqual([{ before: { times: 5 }, after: { times: 7 }, reason: 'Dogovor tima.' }])
  })

  test('an instance on which nobody changed a limit hears of it', async () => {
    await app.services.pool.query(`insert into limit_settings (id, times) values ('organisations', 9)`)
    await expect.poll(() => limitInForce(`${KEY}:somebody`)).toBe(9)
    await app.services.pool.query(`delete from limit_settings`)
    await expect.poll(() => limitInForce(`${KEY}:somebody`)).toBe(undefined)
  })

  test('staff cannot choose a number that makes no sense', async () => {
    for (const times of [0, -3, 51, 1.5, 2_000_000])
      expect((await change('organisations', times)).statusCode, String(times)).toBe(422)
    const { error } = (await change('organisations', 51)).json<{ error: string }>()
    expect(error).toContain('od 1 do 50')
    expect((await change('guesses', 5)).statusCode).toBe(404)
    expect((await limitOf('organisations')).times).toBe(5)
  })

  test('global admins alone see and change limits', async () => {
    const scoped = await person(app, { rights: { role: 'ADMIN', scopes: ['users'] } })
    for (const who of [await person(app), scoped]) {
      expect((await who.send('GET', ALL)).statusCode).toBe(403)
      expect((await change('organisations', 6, who)).statusCode).toBe(403)
    }
  })
})

describe('how near people come', () => {
  const count = (who: string, times: number) =>
    Promise.all(
      Array.from({ length: times }, () =>
        countAgainstLimit(app.services.db, { key: `${KEY}:${who}`, limit: 5, windowSeconds: 3600 }),
      ),
    )
  const useOf = async () => {
    const { peak, exceeded } = await limitOf('organisations')
    return { peak, exceeded }
  }

  test('staff read the highest count while a window lasts and after it has ended, and nobody is named', async () => {
    await app.services.pool.query('delete from limit_counters')
    await count('amra', 3)
    await count('tarik', 2)
    expect(await useOf()).toEqual({ peak: 3, exceeded: 0 })
    await count('emina', 9)
    // A limit whose key only begins in the same way is another one.
    await countAgainstLimit(app.services.db, {
      key: `${KEY}:by:amra`,
      limit: 50,
      windowSeconds: 3600,
      weight: 40,
    })
    expect(await useOf()).toEqual({ peak: 5, exceeded: 1 })

    await app.services.pool.query(`update limit_counters set resets_at = now() - interval '2 hours'`)
    await removeExpiredLimitsTask.handle(app.services, {}, { id: 'clean' } as never)
    expect((await app.services.pool.query('select from limit_counters')).rowCount).toBe(0)
    expect(await useOf()).toEqual({ peak: 5, exceeded: 1 })
    await count('amra', 2)
    expect(await useOf()).toEqual({ peak: 5, exceeded: 1 })
    const { rows } = await app.services.pool.query<{ key: string }>('select key from limit_days')
    expect(rows).toEqual([{ key: KEY }])
  })

  test('the product forgets the counts after thirty days', async () => {
    await app.services.pool.query(`update limit_days set day = current_date - 30`)
    await removeExpiredLimitsTask.handle(app.services, {}, { id: 'clean' } as never)
    expect((await app.services.pool.query('select from limit_days')).rowCount).toBe(0)
  })
})

test('the usual number of each limit is one that staff may choose', async () => {
  const limits = await list()
  expect(limits.length).toBeGreaterThan(10)
  for (const limit of limits) {
    expect(limit.usual).toBeGreaterThanOrEqual(limit.least)
    expect(limit.usual).toBeLessThanOrEqual(limit.most)
  }
})
