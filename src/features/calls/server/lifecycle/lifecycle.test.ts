import { sql } from '#platform/server/db/sql.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { person } from '#features/organisations/server/organisations.fixture.ts'
import { newId } from '#platform/server/db/ids.ts'
import { inHours } from '#tests/setup/in-days.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { insertCall } from '../calls.fixture.ts'
import { openNext, remindNext } from './lifecycle.task.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const dates = (opens: number, deadline: number) => ({
  opensAt: inHours(opens),
  deadline: inHours(deadline),
  reviewUntil: null,
  voteFrom: null,
  voteUntil: null,
  resultsAt: null,
})
const told = async (userId: string) => {
  const { rows } = await app.services.pool.query<{ about: string }>(
    `select data->>'about' as about from notifications where user_id = $1 and kind = 'calls.dates' order by id`,
    [userId],
  )
  return rows.map(({ about }) => about)
}

describe('a call that opens', () => {
  test('becomes an opportunity once, however many look, and leads from there to the call', async () => {
    const { db, pool } = app.services
    const { slug, id } = await insertCall(db, { dates: dates(-1, 100) })
    await Promise.all([openNext(app.services), openNext(app.services), openNext(app.services)])
    const { rows } = await pool.query<{ slug: string; apply_path: string }>(
      'select o.slug, o.apply_path from opportunities o join grant_calls c on c.opportunity_id = o.id where c.id = $1',
      [id],
    )
    expect(rows).toEqual([{ slug: expect.any(String), apply_path: `/calls/${slug}` }])
    const all = await pool.query(`select 1 from opportunities where apply_path = $1`, [`/calls/${slug}`])
    expect(all.rowCount).toBe(1)
    const shown = await app.http.inject({ method: 'GET', url: `/api/public/opportunities/${rows[0]!.slug}` })
    expect(shown.json()).toMatchObject({
      kind: 'grant',
      open: true,
      applyHere: false,
      applyPath: `/calls/${slug}`,
      amountMin: 500,
      amountMax: 1500,
    })
  })

  test('is no opportunity before, nor when its deadline has passed', async () => {
    await insertCall(app.services.db, { dates: dates(1, 100) })
    await insertCall(app.services.db, { dates: dates(-100, -1) })
    expect(await openNext(app.services)).toBe(false)
  })

  test('is told to those who waited for it, and again two days before its deadline, each once', async () => {
    const { db } = app.services
    const waiting = await person(app)
    const { slug, id } = await insertCall(db, { dates: dates(1, 100) })
    const wants = (wanted: boolean) => waiting.send('PUT', `/api/calls/${slug}/reminder`, { wanted })
    expect((await wants(true)).statusCode).toBe(200)
    expect((await wants(true)).statusCode).toBe(200)
    await db.execute(sql`update grant_calls set opens_at = now() - interval '1 second' where id = ${id}`)
    while (await openNext(app.services)) continue
    expect(await told(waiting.userId)).toEqual(['opened'])
    expect(await remindNext(app.services)).toBe(false)
    await db.execute(sql`update grant_calls set deadline = now() + interval '47 hours' where id = ${id}`)
    while (await remindNext(app.services)) continue
    expect((await told(waiting.userId)).toSorted()).toEqual(['closes', 'opened'])
  })

  test('reminds each team once that has not sent its application, and no other team', async () => {
    const { db, pool } = app.services
    const [careless, mate, done] = [await person(app), await person(app), await person(app)]
    const { id, slug } = await insertCall(db, { dates: dates(-1, 100) })
    while (await openNext(app.services)) continue
    const [begun, sent] = [newId(), newId()]
    await pool.query(
      `insert into canvases (id, call_id, title, submitted_at) values ($1, $3, 'Klupe', null), ($2, $3, 'Lipe', now())`,
      [begun, sent, id],
    )
    await pool.query('insert into canvas_members (canvas_id, user_id) values ($1, $3), ($1, $4), ($2, $5)', [
      begun,
      sent,
      careless.userId,
      mate.userId,
      done.userId,
    ])
    await pool.query(
      `insert into canvas_submissions (canvas_id, arrived_at, counted_at, content, digest) values ($1, now(), now(), '{}', '')`,
      [sent],
    )
    await mate.send('PUT', `/api/calls/${slug}/reminder`, { wanted: true })
    await db.execute(sql`update grant_calls set deadline = now() + interval '47 hours' where id = ${id}`)
    while (await remindNext(app.services)) continue
    while (await remindNext(app.services)) continue
    expect(await told(careless.userId)).toEqual(['unsent'])
    expect(await told(mate.userId)).toEqual(['unsent'])
    expect(await told(done.userId)).toEqual([])
    const { items } = (await careless.send('GET', '/api/notifications')).json()
    expect(items).toMatchObject([{ path: '/canvas' }])
  })

  test('of a stranger or of nobody is not waited for', async () => {
    const { slug } = await insertCall(app.services.db)
    const url = `/api/calls/${slug}/reminder`
    const stranger = await app.http.inject({ method: 'PUT', url, payload: { wanted: true } })
    expect(stranger.statusCode).toBe(401)
    const member = await person(app)
    expect((await member.send('PUT', '/api/calls/nema-ga/reminder', { wanted: true })).statusCode).toBe(404)
    expect((await member.send('PUT', url, { wanted: 'da' })).statusCode).toBe(422)
  })
})
