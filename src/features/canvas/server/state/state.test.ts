import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallContent } from '#features/calls/contract/call.ts'
import { insertCall } from '#features/calls/server/calls.fixture.ts'
import { dates, decide, insertSubmission } from '#features/reviews/server/reviews.fixture.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { newId } from '#platform/server/db/ids.ts'
import { inDays } from '#tests/setup/in-days.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { listCanvases } from '../../contract/canvas.endpoints.ts'
import { writer } from '../canvas.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const FINISHED = {
  ...dates,
  reviewUntil: inDays(-1),
  voteFrom: null,
  voteUntil: null,
  resultsAt: inDays(-0.5),
}
const query = (text: string, values: unknown[]) => app.services.pool.query(text, values)

/** Creates a sent application, by default for a call whose board decides alone. */
async function application(changed: Partial<CallContent> = {}) {
  const call = await insertCall(app.services.db, { dates, vote: null, ...changed })
  const lead = await writer(app)
  await insertSubmission(app, { callId: call.id, team: [lead] })
  /** Returns the state, which the list and the application itself give alike. */
  const state = async () => {
    const { items } = (await lead.send('GET', '/api/canvases')).json<ResponseOf<typeof listCanvases>>()
    const [item] = items
    expect((await lead.see(item!.id)).state).toEqual(item!.state)
    return item!.state
  }
  const decideOn = async (amount: number | null) =>
    (await decide(app, { callId: call.id, amounts: [amount] }))[0]!
  const end = (by: Partial<CallContent['dates']>) =>
    query(
      `update grant_calls set content = jsonb_set(content, '{dates}', content -> 'dates' || $2) where id = $1`,
      [call.id, JSON.stringify(by)],
    )
  return { ...call, lead, state, decideOn, end }
}

test('an application that is not sent is written until the deadline and its grace are over, and then late', async () => {
  const { id, state, end } = await application()
  await query(
    'delete from canvas_submissions where canvas_id in (select id from canvases where call_id = $1)',
    [id],
  )
  await query('update canvases set submitted_at = null where call_id = $1', [id])
  await query(`update grant_calls set content = jsonb_set(content, '{graceMinutes}', '30') where id = $1`, [
    id,
  ])
  await end({ deadline: inDays(1) })
  expect(await state()).toMatchObject({ kind: 'writing' })
  await end({ deadline: inDays(-0.01) })
  expect(await state()).toMatchObject({ kind: 'writing' })
  await end({ deadline: inDays(-0.03) })
  expect(await state()).toMatchObject({ kind: 'late', link: null })
})

test('a board that decides alone: in review, asked for changes, and told by the letter of two signatures', async () => {
  const { id, state, decideOn } = await application()
  expect(await state()).toEqual({ kind: 'review', amount: null, link: null })
  const ask = (until: string) =>
    query(
      `insert into canvas_change_requests (canvas_id, until, why, asked) select id, $2, 'x', '[]' from canvases where call_id = $1
        on conflict (canvas_id) do update set until = excluded.until`,
      [id, until],
    )
  await ask(inDays(1))
  expect(await state()).toMatchObject({ kind: 'changes' })
  await ask(inDays(-0.1))
  expect(await state()).toMatchObject({ kind: 'review' })
  await query(
    `insert into review_decisions (id, call_id, canvas_id, amount, reason) select $2, $1, id, 90000, '' from canvases where call_id = $1`,
    [id, newId()],
  )
  // One signature is no decision.
  expect(await state()).toMatchObject({ kind: 'review' })
  await query('delete from review_decisions where call_id = $1', [id])
  await decideOn(900_00)
  expect(await state()).toEqual({ kind: 'awarded', amount: 900_00, link: null })
})

test('a rejection, and its results from their day on', async () => {
  const { slug, state, decideOn, end } = await application()
  await decideOn(null)
  expect(await state()).toEqual({ kind: 'refused', amount: null, link: null })
  await end(FINISHED)
  expect(await state()).toMatchObject({ kind: 'refused', link: { path: `/calls/${slug}/results` } })
})

test('a public vote: approved for it, and its outcome only once it is counted', async () => {
  const { id, slug, state, decideOn } = await application({ vote: { minVotes: 1 } })
  const canvas = await decideOn(900_00)
  const path = `/calls/${slug}/vote`
  expect(await state()).toEqual({ kind: 'ballot', amount: 900_00, link: { to: 'vote', path } })
  const option = newId()
  await query(
    `insert into vote_options (id, call_id, canvas_id, number, title, amount, board_place) values ($1, $2, $3, 1, 'Klupe', 90000, 1)`,
    [option, id, canvas],
  )
  expect(await state()).toMatchObject({ kind: 'ballot' })
  await query(
    `insert into vote_closings (call_id, closed_at, votes, voided, digest) values ($1, now(), 0, 0, '')`,
    [id],
  )
  expect(await state()).toEqual({ kind: 'refused', amount: null, link: { to: 'vote', path } })
  await query('update vote_options set given = 70000 where id = $1', [option])
  expect(await state()).toEqual({ kind: 'awarded', amount: 700_00, link: { to: 'vote', path } })
  await query(
    `insert into projects (id, slug, canvas_id, call_id, title, municipality, requested, amount, plan, started_at)
      values ($1, $2, $3, $4, 'Klupe', 'zenica', 90000, 70000, '{"budget":[],"promised":[]}', now())`,
    [newId(), `klupe-${id}`, canvas, id],
  )
  expect((await state()).link).toEqual({ to: 'project', path: `/projects/klupe-${id}` })
})

test('a call that is cancelled', async () => {
  const { id, slug, state } = await application()
  await query(`update grant_calls set status = 'cancelled' where id = $1`, [id])
  expect(await state()).toEqual({
    kind: 'cancelled',
    amount: null,
    link: { to: 'call', path: `/calls/${slug}` },
  })
})
