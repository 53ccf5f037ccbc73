import { afterAll, beforeAll, expect, test } from 'vitest'
import { workerFigures } from '#platform/server/workers/worker-pool.ts'
import { writer, type Writer } from '#features/canvas/server/canvas.fixture.ts'
import { leastCostOf } from '#tests/setup/cost.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { Review, ReviewedCall } from '../../contract/reviews.endpoints.ts'
import { underReview } from '../reviews.fixture.ts'

const APPLICATIONS = 30
const BLOCKING_MS = 100

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const madeSoFar = () =>
  workerFigures()
    .find(({ name }) => name === 'blind-readings')
    ?.outcomes.get('done') ?? 0

test('a desk of thirty is made once, apart from requests, and only what is sent anew or named otherwise is made again', async () => {
  const [ana, ben] = [await writer(app, 'Ana'), await writer(app, 'Ben')]
  const leads: Writer[] = []
  for (let at = 0; at < APPLICATIONS; at += 1) leads.push(await writer(app, 'Zlatan'))
  const { slug, id } = await underReview(app, { board: [ana, ben], leads })
  const { pool } = app.services
  // Text in which searching for names is slow.
  await pool.query(
    `update canvas_submissions set content = jsonb_set(content, '{texts,problem}', to_jsonb(repeat('Zlatana-Ćosićeva.', 1000)))
     where canvas_id in (select id from canvases where call_id = $1 order by id limit 3)`,
    [id],
  )
  await ana.send('POST', `/api/reviews/calls/${slug}/assignments`)
  const desk = async () => {
    const answer = await ana.send('GET', '/api/reviews')
    const call = answer.json<{ calls: ReviewedCall[] }>().calls.find((one) => one.slug === slug)
    return { applications: call?.applications ?? [] }
  }
  const first = await desk()
  expect(first.applications).toHaveLength(APPLICATIONS)
  for (const { title } of first.applications) expect(title).toMatch(/^Klupe koje pravi (?!.*Zlatan)/)
  await expect.poll(async () => (await pool.query('select from blind_readings')).rowCount).toBe(APPLICATIONS)
  // The task that prepares them may still be working on the same ones.
  const underWay = `select from queue.job where name = 'reviews.prepare' and state in ('created', 'retry', 'active')`
  await expect.poll(async () => (await pool.query(underWay)).rowCount).toBe(0)
  const made = madeSoFar()
  const cost = await leastCostOf(
    async () => expect((await desk()).applications).toEqual(first.applications),
    { below: BLOCKING_MS },
  )
  expect(cost).toBeLessThan(BLOCKING_MS)
  const one = first.applications[0]!.id
  const review = (await ana.send('GET', `/api/reviews/${one}`)).json<Review>()
  expect(review.content.title).toBe(first.applications[0]!.title)
  expect(madeSoFar()).toBe(made)

  const { rows } = await pool.query<{ user_id: string }>(
    `select m.user_id from review_assignments a join canvas_members m using (canvas_id) where a.id = $1`,
    [one],
  )
  await pool.query(`update users set first_name = 'Klupko' where id = $1`, [rows[0]?.user_id])
  await desk()
  expect(madeSoFar()).toBe(made + 1)
})
