import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { writer } from '#features/canvas/server/canvas.fixture.ts'
import { signIn } from '#tests/setup/sign-in.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { listJudgedCalls } from '../../contract/overview/overview.endpoints.ts'
import { dates, decide, underReview } from '../reviews.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

type Answer = ResponseOf<typeof listJudgedCalls>

async function staff(scope: 'grants' | 'moderation' = 'grants') {
  const { headers } = await signIn(app, { rights: { role: 'ADMIN', scopes: [scope] } })
  return (query = '', path = '/api/admin/reviews') =>
    app.http.inject({ method: 'GET', url: `${path}${query}`, headers })
}

test('staff of grants see how far a board has come, and no team by name', async () => {
  const [ana, boro, team, other] = await Promise.all(Array.from({ length: 4 }, () => writer(app)))
  const call = await underReview(app, { board: [ana!, boro!], leads: [team!, other!] })
  expect((await ana!.send('POST', `/api/reviews/calls/${call.slug}/assignments`)).statusCode).toBeLessThan(
    300,
  )
  const { pool } = app.services
  await pool.query(
    `update review_assignments set given_at = now() where id = (
      select id from review_assignments where call_id = $1 order by id limit 1)`,
    [call.id],
  )
  await decide(app, { callId: call.id, amounts: [600_00, null] })
  await pool.query(
    `insert into review_decisions (id, call_id, canvas_id, amount, reason)
     select gen_random_uuid(), $1, null, 10000, ''`,
    [call.id],
  )
  const look = await staff()
  const answer = await look()
  const { calls } = answer.json<Answer>()
  const own = calls.find(({ slug }) => slug === call.slug)
  expect(own).toMatchObject({
    phase: 'review',
    sent: 2,
    due: 4,
    given: 1,
    proposed: 1,
    approved: 1,
    refused: 1,
    awards: 1,
    awarded: 600_00,
    late: null,
  })
  expect(answer.body).not.toContain('Klupe koje pravi')
})

test('scores that a board has not given by its day are late, and a call that still takes applications is not there', async () => {
  const [ana, team] = await Promise.all([writer(app), writer(app)])
  const past = new Date(Date.now() - 3_600_000).toISOString()
  const late = await underReview(app, {
    board: [ana],
    leads: [team],
    changed: { dates: { ...dates, reviewUntil: past } },
  })
  const later = new Date(Date.now() + 3_600_000).toISOString()
  const open = await underReview(app, {
    board: [ana],
    leads: [],
    changed: { dates: { ...dates, deadline: later } },
  })
  const { calls } = (await (await staff())('?phase=review')).json<Answer>()
  const slugs = calls.map(({ slug }) => slug)
  expect(calls.find(({ slug }) => slug === late.slug)).toMatchObject({ late: 'scores', given: 0, due: 2 })
  expect(slugs).not.toContain(open.slug)
  expect(calls.every(({ phase }) => phase === 'review')).toBe(true)
})

test('boards, members and staff of other areas are not let in', async () => {
  const ana = await writer(app)
  await underReview(app, { board: [ana], leads: [] })
  expect((await ana.send('GET', '/api/admin/reviews')).statusCode).toBe(403)
  expect((await (await staff('moderation'))()).statusCode).toBe(403)
  expect((await (await staff('moderation'))('', '/api/admin/reviews/file/csv')).statusCode).toBe(403)
})

test('the overview is taken along as a table in which no title becomes a formula', async () => {
  const [ana, team] = await Promise.all([writer(app), writer(app)])
  await underReview(app, {
    board: [ana],
    leads: [team],
    changed: { title: { bhs: '=1+1', en: '=1+1' } },
  })
  const look = await staff()
  const csv = await look('', '/api/admin/reviews/file/csv')
  expect(csv.headers['content-type']).toContain('text/csv')
  expect(csv.body).toContain(`"'=1+1"`)
  const xlsx = await look('?phase=review', '/api/admin/reviews/file/xlsx')
  expect(xlsx.rawPayload.subarray(0, 2).toString()).toBe('PK')
})
