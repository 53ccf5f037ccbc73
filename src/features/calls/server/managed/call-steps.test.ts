import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { person } from '#features/organisations/server/organisations.fixture.ts'
import { newId } from '#platform/server/db/ids.ts'
import { inHours } from '#tests/setup/in-days.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { toLocal } from '#platform/contract/local-time.ts'
import type { PublicCall } from '../../contract/calls.endpoints.ts'
import type { CallContent } from '../../contract/call.ts'
import { insertCall, seatOnBoard } from '../calls.fixture.ts'
import { openNext, remindNext } from '../lifecycle/lifecycle.task.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const reason = { bhs: 'Poplava je zatvorila školu.', en: 'A flood has closed the school.' }

async function openCall({ hours = 100, announced = true } = {}) {
  const { db, pool } = app.services
  const dates: CallContent['dates'] = {
    opensAt: inHours(-100),
    deadline: inHours(hours),
    reviewUntil: inHours(hours + 100),
    voteFrom: null,
    voteUntil: null,
    resultsAt: inHours(hours + 200),
  }
  const call = await insertCall(db, { dates, vote: null })
  const [board, follower, writer] = [await person(app), await person(app), await person(app)]
  await seatOnBoard(db, { bankId: call.bankId, board: [board.userId] })
  if (announced) while (await openNext(app.services)) continue
  for (const who of [follower, writer])
    await who.send('PUT', `/api/calls/${call.slug}/reminder`, { wanted: true })
  await writer.send('PUT', `/api/calls/${call.slug}/reminder`, { wanted: false })
  const canvas = newId()
  await pool.query('insert into canvases (id, call_id) values ($1, $2)', [canvas, call.id])
  // A member who follows and writes too is told once.
  for (const { userId } of [writer, follower])
    await pool.query('insert into canvas_members (canvas_id, user_id) values ($1, $2)', [canvas, userId])
  const send = (step: string, body: object) =>
    board.send('POST', `/api/managed-calls/${call.id}/${step}`, body)
  return { ...call, board, follower, writer, send }
}

async function told(userId: string): Promise<unknown[]> {
  const { rows } = await app.services.pool.query(
    `select data->>'about' as about from notifications where user_id = $1 and kind = 'calls.dates' order by id`,
    [userId],
  )
  return rows.map(({ about }) => about)
}

async function column(id: string, name: 'reminded_at' | 'deadline'): Promise<Date | null> {
  const { rows } = await app.services.pool.query(`select ${name} as value from grant_calls where id = $1`, [
    id,
  ])
  return rows[0].value
}

describe('a deadline that is moved', () => {
  test('is told to those who follow the call and those who write for it, and stands everywhere', async () => {
    const { id, slug, content: before, follower, writer, send } = await openCall()
    const deadline = inHours(200)
    expect((await send('prolongation', { deadline, reason })).statusCode).toBe(200)
    expect([await told(follower.userId), await told(writer.userId)]).toEqual([['prolonged'], ['prolonged']])
    const shown = (await app.http.inject({ method: 'GET', url: `/api/public/calls/${slug}` })).json()
    expect(shown).toMatchObject({ content: { dates: { deadline } } })
    // What comes after the deadline moves with it.
    const { content, moves } = shown as PublicCall
    expect(moves).toMatchObject([
      {
        reason,
        dates: [
          { name: 'deadline', from: before.dates.deadline, to: deadline },
          { name: 'reviewUntil', from: before.dates.reviewUntil, to: content.dates.reviewUntil },
          { name: 'resultsAt', from: before.dates.resultsAt, to: content.dates.resultsAt },
        ],
      },
    ])
    expect((await column(id, 'deadline'))?.toISOString()).toBe(deadline)
    const { rows } = await app.services.pool.query(
      'select o.deadline from opportunities o join grant_calls c on c.opportunity_id = o.id where c.id = $1',
      [id],
    )
    expect(rows[0].deadline.toISOString()).toBe(deadline)
    const { rows: log } = await app.services.pool.query(
      `select action, reason, before ->> 'deadline' as before, after ->> 'deadline' as after
       from audit_entries where subject_id = $1`,
      [id],
    )
    const local = (moment: string) => toLocal(new Date(moment)).replace('T', ' ')
    expect(log).toEqual([
      {
        action: 'calls.prolong',
        reason: reason.bhs,
        before: local(before.dates.deadline!),
        after: local(deadline),
      },
    ])
  })

  test('is reminded of two days before it, not at once, although the old one was reminded of', async () => {
    const { id, follower, send } = await openCall({ hours: 10 })
    while (await remindNext(app.services)) continue
    expect(await told(follower.userId)).toEqual(['unsent'])
    await send('prolongation', { deadline: inHours(24), reason })
    expect(await remindNext(app.services)).toBe(false)
    await send('prolongation', { deadline: inHours(90), reason })
    expect(await column(id, 'reminded_at')).toBeNull()
    expect(await remindNext(app.services)).toBe(false)
    await app.services.pool.query(
      `update grant_calls set deadline = now() + interval '40 hours' where id = $1`,
      [id],
    )
    while (await remindNext(app.services)) continue
    expect((await told(follower.userId)).toSorted()).toEqual(['prolonged', 'prolonged', 'unsent', 'unsent'])
  })

  test('of a call that nobody has heard of yet does not keep it from being announced', async () => {
    const { id, send } = await openCall({ hours: 5, announced: false })
    await send('prolongation', { deadline: inHours(6), reason })
    expect(await openNext(app.services)).toBe(true)
    expect(await column(id, 'reminded_at')).toBeNull()
    while (await openNext(app.services)) continue
    while (await remindNext(app.services)) continue
  })

  test('only moves to a later moment, before it has come, and with a reason in both languages', async () => {
    const { send } = await openCall()
    const sooner = await send('prolongation', { deadline: inHours(99), reason })
    expect(sooner.json()).toMatchObject({ code: 'calls.notLater' })
    const unsaid = await send('prolongation', { deadline: inHours(120), reason: { bhs: 'Zato.', en: ' ' } })
    expect(unsaid.statusCode).toBe(422)
    const closed = await openCall({ hours: -1 })
    expect((await closed.send('prolongation', { deadline: inHours(9), reason })).json()).toMatchObject({
      code: 'calls.notNow',
    })
  })

  test('by several of a board at once is moved as the last of them said, each time later', async () => {
    const { id, send } = await openCall()
    const hours = [150, 120, 180, 160]
    const answers = await Promise.all(
      hours.map((to) => send('prolongation', { deadline: inHours(to), reason })),
    )
    expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 422)).toBe(true)
    const deadline = (await column(id, 'deadline'))!.getTime()
    expect(Math.abs(deadline - Date.parse(inHours(180)))).toBeLessThan(60_000)
  })
})

describe('a call that is cancelled', () => {
  test('says why on its page, is told once to everybody whom it concerns and leaves the list of opportunities', async () => {
    const { id, slug, follower, writer, board, send } = await openCall()
    const answers = await Promise.all([send('cancellation', { reason }), send('cancellation', { reason })])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect([await told(follower.userId), await told(writer.userId)]).toEqual([['cancelled'], ['cancelled']])
    const shown = (await app.http.inject({ method: 'GET', url: `/api/public/calls/${slug}` })).json()
    expect(shown).toMatchObject({ phase: 'cancelled', cancellation: { reason } })
    const { rows } = await app.services.pool.query(
      'select o.status, o.closed_reason from opportunities o join grant_calls c on c.opportunity_id = o.id where c.id = $1',
      [id],
    )
    expect(rows).toEqual([{ status: 'closed', closed_reason: 'withdrawn' }])
    const path = `/api/managed-calls/${id}`
    const { content, rulesOff } = (await board.send('GET', path)).json()
    expect((await board.send('PUT', path, { content, rulesOff })).json()).toMatchObject({
      code: 'calls.notNow',
    })
    expect((await send('prolongation', { deadline: inHours(300), reason })).statusCode).toBe(409)
  })
})
