import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { type DeskView, type listViews, VIEWS_MAX } from '../../contract/views.endpoints.ts'
import { applicantOf, type House, openHouse, reviewerOf } from '../applications.fixture.ts'

let house: House
let reviewer: Awaited<ReturnType<typeof reviewerOf>>
beforeAll(async () => {
  house = await openHouse()
  reviewer = await reviewerOf(house)
})
afterAll(() => house.app.stop())

type Sender = Pick<House['boss'], 'send'>
const path = () => `/api/opportunities/${house.job}/applications/views`
const list = async (by: Sender) => (await by.send('GET', path())).json<ResponseOf<typeof listViews>>().views
const create = (by: Sender, body: object = {}) =>
  by.send('POST', path(), { name: 'Kasne', everybody: false, conditions: { late: 'true' }, ...body })

describe('Who reads applications', () => {
  test('keeps conditions and order under a name of their own, which nobody else sees', async () => {
    const conditions = { status: 'sent', order: 'score', place: 'bihac' }
    expect((await create(reviewer, { name: ' Moj krug ', conditions })).statusCode).toBe(200)
    const [view] = await list(reviewer)
    expect(view).toMatchObject({ name: 'Moj krug', everybody: false, conditions })
    expect(await list(house.boss)).toEqual([])
    const other = `${path()}/${view!.id}`
    expect((await house.boss.send('PUT', other, { name: 'Tuđi' })).statusCode).toBe(404)
    expect((await house.boss.send('DELETE', other)).statusCode).toBe(404)
    expect((await reviewer.send('DELETE', other)).statusCode).toBe(204)
    expect(await list(reviewer)).toEqual([])
  })

  test('sees the views of the whole desk, which those who decide make, rename and delete', async () => {
    expect((await create(reviewer, { everybody: true })).statusCode).toBe(403)
    const { id } = (await create(house.boss, { everybody: true })).json<DeskView>()
    expect((await list(reviewer)).map(({ name }) => name)).toEqual(['Kasne'])
    const shared = `${path()}/${id}`
    expect((await reviewer.send('PUT', shared, { name: 'Moji' })).statusCode).toBe(404)
    expect((await reviewer.send('DELETE', shared)).statusCode).toBe(404)
    expect((await house.boss.send('PUT', shared, { name: 'Odgovori danas' })).statusCode).toBe(204)
    expect((await list(reviewer)).map(({ name }) => name)).toEqual(['Odgovori danas'])
    expect((await house.boss.send('DELETE', shared)).statusCode).toBe(204)
    expect((await house.boss.send('DELETE', shared)).statusCode).toBe(404)
  })

  test('saves no conditions that the list does not know, no empty name and no more than twenty', async () => {
    for (const body of [{ name: '  ' }, { conditions: { gender: 'x' } }, { conditions: { skills: 'sql' } }])
      expect((await create(house.boss, body)).statusCode, JSON.stringify(body)).toBe(422)
    for (let n = 0; n < VIEWS_MAX; n += 1)
      expect((await create(house.boss, { name: `Pogled ${n}` })).statusCode).toBe(200)
    expect((await create(house.boss)).statusCode).toBe(409)
    // The whole desk has a number of its own.
    expect((await create(house.boss, { everybody: true })).statusCode).toBe(200)
  })

  test('in two windows at once saves no more than twenty either: the second waits for the first', async () => {
    for (let n = 1; n < VIEWS_MAX; n += 1)
      expect((await create(reviewer, { name: `Prozor ${n}` })).statusCode).toBe(200)
    const first = await house.app.services.pool.connect()
    try {
      await first.query('begin')
      await first.query('select from organisations where id = $1 for update', [house.boss.organisation])
      await first.query(
        `insert into application_views (id, opportunity_id, user_id, name, conditions)
         values (gen_random_uuid(), $1, $2, 'Dvadeseti', '{}')`,
        [house.job, reviewer.userId],
      )
      let isOver = false
      const second = create(reviewer).finally(() => (isOver = true))
      const waits = async () => {
        const { rows } = await house.app.services.pool.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
        return isOver || rows.length > 0
      }
      await expect.poll(waits, { timeout: 10_000 }).toBe(true)
      await first.query('commit')
      expect((await second).statusCode).toBe(409)
    } finally {
      first.release()
    }
  })

  test('a stranger and whoever has applied reach none of them', async () => {
    const applicant = await applicantOf(house, { email: 'prijavljena@primjer.ba' })
    expect((await applicant.send('GET', path())).statusCode).toBe(404)
    expect((await create(applicant)).statusCode).toBe(404)
  })
})
