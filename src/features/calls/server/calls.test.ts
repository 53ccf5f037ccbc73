import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { person } from '#features/organisations/server/organisations.fixture.ts'
import { DAY_MS } from '#platform/contract/durations.ts'
import { newId } from '#platform/server/db/ids.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { findCallById, findCallBySlug } from './index.ts'
import { insertCall, seatOnBoard } from './calls.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

describe('a call', () => {
  test('is read by everybody, with its rules, its canvas, its dates and the clock of the server', async () => {
    const { slug, id } = await insertCall(app.services.db)
    const answer = await app.http.inject({ method: 'GET', url: `/api/public/calls/${slug}` })
    expect(answer.statusCode).toBe(200)
    const call = answer.json()
    expect(call).toMatchObject({ id, phase: 'open', given: 0, bank: { name: 'Omladinska banka Zenica' } })
    expect(call.content.template.boxes).toHaveLength(11)
    expect(call.content.rules.length).toBeGreaterThan(10)
    expect(Math.abs(Date.parse(call.now) - Date.now())).toBeLessThan(60_000)
  })

  test('is known to those who take applications by its id', async () => {
    const { id, slug } = await insertCall(app.services.db)
    expect(await findCallById(app.services.db, id)).toMatchObject({ slug, content: { graceMinutes: 30 } })
    expect(await findCallBySlug(app.services.db, slug)).toMatchObject({ id })
    expect(await findCallById(app.services.db, newId())).toBeUndefined()
  })

  test('that is not there is not found', async () => {
    const answer = await app.http.inject({ method: 'GET', url: '/api/public/calls/nema-ga' })
    expect(answer.statusCode).toBe(404)
  })

  test('stands in the feeds, and its dates in a calendar', async () => {
    const { slug } = await insertCall(app.services.db, { title: { bhs: 'Voda & šuma', en: '' } })
    const get = (url: string) => app.http.inject({ method: 'GET', url })
    for (const format of ['rss', 'atom', 'json'])
      expect((await get(`/calls/feed.${format}?lang=en`)).body).toContain(`/calls/${slug}?lang=en`)
    expect((await get('/calls/feed.atom')).body).toContain('<![CDATA[Voda & šuma]]>')
    const calendar = await get(`/calls/${slug}/calendar.ics`)
    expect(calendar.headers['content-disposition']).toBe(`attachment; filename="${slug}.ics"`)
    expect(calendar.body.match(/BEGIN:VEVENT/g)).toHaveLength(4)
    expect((await get('/calls/nema-ga/calendar.ics')).statusCode).toBe(404)
  })

  test('moves its events in a calendar that has them already, and takes them out once it is cancelled', async () => {
    const { id, slug, bankId, content } = await insertCall(app.services.db)
    const board = await person(app)
    await seatOnBoard(app.services.db, { bankId, board: [board.userId] })
    const eventLines = async () => {
      const { body } = await app.http.inject(`/calls/${slug}/calendar.ics`)
      const each = (line: RegExp) => [...body.matchAll(line)].map(([, found]) => found)
      return {
        ids: each(/^UID:(\S+)/gm),
        sequences: each(/^SEQUENCE:(\d+)/gm).map(Number),
        states: each(/^STATUS:(\S+)/gm),
      }
    }
    const send = async (step: string, body: object) =>
      expect((await board.send('POST', `/api/managed-calls/${id}/${step}`, body)).statusCode).toBe(200)
    const reason = { bhs: 'Poplava je zatvorila školu.', en: 'A flood has closed the school.' }
    const first = await eventLines()
    expect(first.states).toEqual(Array(4).fill('CONFIRMED'))
    const deadline = toIso(Date.parse(content.dates.deadline ?? '') + DAY_MS)
    await send('prolongation', { deadline, reason })
    const second = await eventLines()
    await send('cancellation', { reason })
    const last = await eventLines()
    expect(last.states).toEqual(Array(4).fill('CANCELLED'))
    for (const [before, after] of [
      [first, second],
      [second, last],
    ] as const) {
      expect(after.ids).toEqual(before.ids)
      expect(Math.min(...after.sequences)).toBeGreaterThan(Math.max(...before.sequences))
    }
  })
})
