import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { employer } from '#features/opportunities/server/opportunities.fixture.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { visitor } from '#tests/setup/visitor.ts'
import { dashboardMember } from './dashboard.fixture.ts'

let app: TestApp
let boss: Awaited<ReturnType<typeof employer>>
beforeAll(async () => {
  app = await buildTestApp()
  boss = await employer(app, { name: 'Kuća Rada', role: 'owner' })
})
afterAll(() => app.stop())

describe('The private calendar', () => {
  test('has the deadlines under an address that is told once and kept as a digest', async () => {
    const amra = await dashboardMember(app)
    const job = await boss.published('job', { deadline: '2027-03-01T13:00:00.000Z' })
    await amra.save(job.id)
    const path = await amra.address()
    expect(path).toMatch(/^\/calendar\/[\w-]{43}\.ics$/)
    const token = path.slice('/calendar/'.length, -4)
    const answer = await visitor(app).get(path)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    })
    const text = answer.body.replaceAll('\r\n ', '')
    expect(text).toContain('DTEND:20270301T130000Z')
    expect(text).toContain('SUMMARY:Rok: Pomoćnik u stolariji')
    expect(text).toContain('Do 1.\u00a03.\u00a02027. u 14:00 po sarajevskom vremenu.')
    expect(text).toContain('X-WR-TIMEZONE:Europe/Sarajevo')
    const { rows } = await app.services.pool.query('select * from deadline_feeds where user_id = $1', [
      amra.userId,
    ])
    expect(JSON.stringify(rows)).not.toContain(token)
    const { feed } = (await amra.send('GET', '/api/dashboard/calendar')).json()
    expect(feed).toEqual({ createdAt: expect.any(String), readAt: expect.any(String) })
  })

  test('ends when it is made anew, closed, or its owner is suspended or leaving', async () => {
    const amra = await dashboardMember(app)
    const read = async (path: string) => (await visitor(app).get(path)).statusCode
    const first = await amra.address()
    const second = await amra.address()
    expect([await read(first), await read(second)]).toEqual([404, 200])
    for (const column of ['suspended_at', 'delete_after']) {
      await app.services.pool.query(`update users set ${column} = now() where id = $1`, [amra.userId])
      expect(await read(second)).toBe(404)
      await app.services.pool.query(`update users set ${column} = null where id = $1`, [amra.userId])
    }
    expect((await amra.send('DELETE', '/api/dashboard/calendar')).statusCode).toBe(204)
    expect(await read(second)).toBe(404)
    expect((await amra.send('GET', '/api/dashboard/calendar')).json()).toEqual({ feed: null })
  })

  test('has one address, however many a member asks for at once, and refuses more than 20 an hour', async () => {
    const amra = await dashboardMember(app)
    const answers = await Promise.all(
      Array.from({ length: 24 }, () => amra.send('POST', '/api/dashboard/calendar')),
    )
    const made = answers.filter(({ statusCode }) => statusCode < 300)
    expect(made).toHaveLength(20)
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(4)
    const open = await Promise.all(
      made.map(async (answer) =>
        visitor(app).get(new URL(answer.json<{ address: string }>().address).pathname),
      ),
    )
    expect(open.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  test.each(['/calendar/x.ics', `/calendar/${'a'.repeat(43)}.ics`, `/calendar/${'a'.repeat(43)}`])(
    'is not there at %s',
    async (path) => {
      expect((await visitor(app).get(path)).statusCode).toBe(404)
    },
  )
})
