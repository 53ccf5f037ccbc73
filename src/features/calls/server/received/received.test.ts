import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, person } from '#features/organisations/server/organisations.fixture.ts'
import { updateRole } from '#platform/server/auth/users.queries.ts'
import { newId } from '#platform/server/db/ids.ts'
import { inDays } from '#tests/setup/in-days.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { EMPTY_APPLICATION } from '../../contract/application-content.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { listReceivedApplications } from '../../contract/received/received.endpoints.ts'
import { insertCall, seatOnBoard } from '../calls.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

type Page = ResponseOf<typeof listReceivedApplications>

/** Creates a call with applications: each with its place and requested amount in KM. */
async function receivedCall(sent: readonly [place: string, km: number][], { days = -3, blind = true } = {}) {
  const board = await person(app)
  const dates = {
    opensAt: inDays(days - 20),
    deadline: inDays(days),
    reviewUntil: inDays(days + 10),
    voteFrom: null,
    voteUntil: null,
    resultsAt: inDays(days + 20),
  }
  const call = await insertCall(app.services.db, {
    dates,
    vote: null,
    review: { reviewers: 2, blind, criteria: [] },
  })
  await seatOnBoard(app.services.db, { bankId: call.bankId, board: [board.userId] })
  const ids: string[] = []
  for (const [at, [municipality, amount]] of sent.entries()) {
    const id = newId()
    ids.push(id)
    const content = {
      ...EMPTY_APPLICATION,
      title: at === 0 ? '=Ljuljačke' : `Projekat ${at}`,
      municipality,
      members: [{ id: 'm', name: 'Emina Hadžić', role: '' }],
      budget: [{ id: 'b', what: 'Drvo', category: 'material', amount: amount * 100 }],
      contributions: [{ id: 'c', kind: 'goods', what: 'Alat', giver: 'Škola', value: 5050 }],
    }
    const { pool } = app.services
    await pool.query(`insert into canvases (id, call_id, submitted_at) values ($1, $2, now())`, [id, call.id])
    await pool.query(
      `insert into canvas_submissions (canvas_id, arrived_at, counted_at, content, digest)
       values ($1, now(), now() - interval '5 days' + make_interval(mins => $3), $2, '')`,
      [id, content, at],
    )
  }
  return { ...call, board, ids }
}

async function staff() {
  const who = await person(app)
  await updateRole(app.services.db, { userId: who.userId, rights: { role: 'ADMIN', scopes: ['grants'] } })
  return who
}
const read = async (who: Person, call: { slug: string }, query = '') =>
  (await who.send('GET', `/api/managed-calls/${call.slug}/applications${query}`)).json() as Page

describe('applications that came to a call', () => {
  test('are listed for staff as they came, with sums, and found by place, amount and state', async () => {
    const call = await receivedCall([
      ['zenica', 900],
      ['bihac', 1400],
      ['zenica', 1500],
    ])
    await app.services.pool.query(
      `insert into review_decisions (id, call_id, canvas_id, amount, reason, confirmed_at) values ($1, $2, $3, 120000, '', now())`,
      [newId(), call.id, call.ids[1]],
    )
    const who = await staff()
    const all = await read(who, call)
    expect(all).toMatchObject({
      isShown: true,
      isBlind: false,
      total: { count: 3, requested: 3800_00, contributed: 151_50 },
      municipalities: ['bihac', 'zenica'],
      next: null,
    })
    expect(
      all.applications.map(({ number, title, state, awarded, people }) => [
        number,
        title,
        state,
        awarded,
        people,
      ]),
    ).toEqual([
      [1, '=Ljuljačke', 'checking', null, 1],
      [2, 'Projekat 1', 'awarded', 1200_00, 1],
      [3, 'Projekat 2', 'checking', null, 1],
    ])
    const numbers = async (query: string) =>
      (await read(who, call, query)).applications.map(({ number }) => number)
    expect(await numbers('?municipality=zenica')).toEqual([1, 3])
    expect(await numbers('?from=1400&until=1400')).toEqual([2])
    expect(await numbers('?municipality=zenica&from=1000')).toEqual([3])
    expect(await numbers('?state=awarded')).toEqual([2])
    expect((await read(who, call, '?state=declined')).total).toEqual({
      count: 0,
      requested: 0,
      contributed: 0,
    })
  })

  test('have no title for a board that judges them blind, on the page and in files', async () => {
    const call = await receivedCall([['zenica', 900]])
    const path = `/api/managed-calls/${call.id}/applications`
    const page = await call.board.send('GET', path)
    expect(page.json()).toMatchObject({ isBlind: true, applications: [{ number: 1, title: null }] })
    expect(page.body + (await call.board.send('GET', `${path}/export/csv`)).body).not.toMatch(/Ljulja|Emin/)
    const open = await receivedCall([['zenica', 900]], { blind: false })
    expect((await read(open.board, open)).applications[0]?.title).toBe('=Ljuljačke')
    // Staff on the board judge as well.
    await updateRole(app.services.db, {
      userId: call.board.userId,
      rights: { role: 'ADMIN', scopes: ['grants'] },
    })
    expect((await read(call.board, call)).isBlind).toBe(true)
  })

  test('are not shown before the last of them can have arrived, and never to others', async () => {
    const call = await receivedCall([['zenica', 900]], { days: -0.01 })
    expect(await read(call.board, call)).toMatchObject({
      isShown: false,
      applications: [],
      municipalities: [],
      call: { sent: 1 },
    })
    const path = `/api/managed-calls/${call.id}/applications`
    const early = await call.board.send('GET', `${path}/export/csv`)
    expect(early.body.trim().split('\r\n')).toHaveLength(1)
    const elsewhere = await receivedCall([])
    expect((await elsewhere.board.send('GET', path)).statusCode).toBe(404)
    expect((await elsewhere.board.send('GET', `${path}/export/xlsx`)).statusCode).toBe(404)
  })

  test('go into a file with plain numbers, where nothing is a formula', async () => {
    const call = await receivedCall([
      ['zenica', 900],
      ['bihac', 1400],
    ])
    const who = await staff()
    const path = `/api/managed-calls/${call.id}/applications/export`
    const csv = await who.send('GET', `${path}/csv?municipality=zenica`)
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8')
    const lines = csv.body.trim().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toMatch(
      /^"1";"'=Ljuljačke";"Zenica";"u provjeri";"1";"900";"50,5";"";"\d\d\.\d\d\.\d{4}\. \d\d:\d\d"/,
    )
    const xlsx = await who.send('GET', `${path}/xlsx`)
    expect(xlsx.rawPayload.subarray(0, 2).toString()).toBe('PK')
  })
})
