import { afterAll, beforeAll, expect, test } from 'vitest'
import { account } from '#features/account/server/index.ts'
import { banks } from '#features/banks/server/index.ts'
import { calls } from '#features/calls/server/index.ts'
import { canvas } from '#features/canvas/server/index.ts'
import { createNetworkFeature } from '#features/network/server/index.ts'
import { profiles } from '#features/profiles/server/index.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { seedReviews } from './reviews.seed.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
  const network = createNetworkFeature({ onSevered: async () => undefined })
  for (const feature of [account, profiles, network, banks, calls, canvas]) await feature.seed?.(app.services)
  await seedReviews(app.services)
})
afterAll(() => app.stop())

test('in the demo world nobody has scored or signed what they may not, and two of every board are free to sign', async () => {
  const { rows } = await app.services.pool.query(`
    select 'scored' as did, a.id from review_assignments a where a.given_at is not null and exists (
      select from application_conflicts k where k.canvas_id = a.canvas_id and k.user_id = a.reviewer_id)
    union all select 'signed', d.id from review_decisions d where exists (
      select from application_conflicts k where k.canvas_id = d.canvas_id and k.user_id in (d.proposed_by, d.confirmed_by))`)
  expect(rows).toEqual([])
  const { rows: boards } = await app.services.pool.query<{ slug: string; free: number }>(`
    select c.slug, count(*) filter (where not exists (
      select from application_conflicts k where k.call_id = c.id and k.user_id = b.user_id and (k.kind <> 'connected' or c.content -> 'vote' <> 'null')))::int
        as free
    from public_calls c join call_boards b on b.call_id = c.id
    where c.deadline < now() and exists (select from submitted_applications s where s.call_id = c.id) group by c.slug`)
  expect(boards.map(({ free }) => free >= 2)).toEqual(boards.map(() => true))
})
