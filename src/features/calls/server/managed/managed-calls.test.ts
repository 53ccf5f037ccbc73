import { sql } from '#platform/server/db/sql.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#platform/server/db/ids.ts'
import { type SignedIn, signIn } from '#tests/setup/sign-in.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { phaseOf } from '../../contract/call.ts'
import type { ManagedCall } from '../../contract/managed-calls.endpoints.ts'
import { insertCall, insertDraft, seatOnBoard } from '../calls.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const staff = () => signIn(app, { rights: { role: 'ADMIN', scopes: ['grants'] } })

async function page(who: SignedIn, query = ''): Promise<{ calls: ManagedCall[]; next: string | null }> {
  const url = `/api/managed-calls${query}`
  const answer = await app.http.inject({ method: 'GET', url, headers: { ...who.headers } })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
const seenBy = async (who: SignedIn, query = '') => (await page(who, query)).calls

describe('calls that somebody looks after', () => {
  test('are all seen by staff of grants, drafts too, with the applications begun and sent', async () => {
    const [open, unfinished] = [await insertCall(app.services.db), await insertDraft(app.services.db)]
    await app.services.db.execute(sql`
      insert into canvases (id, call_id, submitted_at) values (${newId()}, ${open.id}, now()), (${newId()}, ${open.id}, null)`)
    const seen = await seenBy(await staff())
    expect(seen).toContainEqual(expect.objectContaining({ id: open.id, phase: 'open', begun: 2, sent: 1 }))
    expect(seen).toContainEqual(expect.objectContaining({ id: unfinished.id, phase: 'draft', begun: 0 }))
    expect((await seenBy(await staff(), '?phase=draft')).map(({ id }) => id)).toEqual([unfinished.id])
  })

  test('stand in the phase that their page shows, whatever their dates are', async () => {
    const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
    const made = []
    for (const from of [5, 1, -2, -4, -6, -8, -10]) {
      const [opensAt, deadline, voteFrom, voteUntil, resultsAt] = [0, 3, 5, 7, 9].map((day) => at(from + day))
      const dates = { opensAt, deadline, reviewUntil: null, voteFrom, voteUntil, resultsAt }
      made.push(await insertCall(app.services.db, { dates: dates as ManagedCall['dates'] }))
    }
    const seen = new Map((await seenBy(await staff())).map(({ id, phase }) => [id, phase]))
    const expected = made.map(({ content }) =>
      phaseOf({ status: 'published', dates: content.dates, isHeld: false }, new Date()),
    )
    expect(made.map(({ id }) => seen.get(id))).toEqual(expected)
    expect(new Set(expected).size).toBe(6)
  })

  test('are found by phase and place behind more than a page of others', async () => {
    const who = await staff()
    const oldest = await insertDraft(app.services.db)
    await app.services.db.execute(
      sql`update grant_calls set created_at = now() - interval '1 year' where id = ${oldest.id}`,
    )
    for (let count = 0; count < 51; count += 1) await insertCall(app.services.db)
    expect((await seenBy(who, '?phase=draft')).at(-1)?.id).toBe(oldest.id)
    expect((await seenBy(who, '?phase=draft&municipality=zenica')).at(-1)?.id).toBe(oldest.id)
    expect(await seenBy(who, '?municipality=tuzla')).toEqual([])
    const ids = []
    for (let next: string | null = ''; next !== null; ) {
      const found = await page(who, next && `?before=${next}`)
      ids.push(...found.calls.map(({ id }) => id))
      ;({ next } = found)
    }
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.at(-1)).toBe(oldest.id)
  })

  test('are those of the bank for its board, until somebody leaves it', async () => {
    const member = await signIn(app)
    const own = await insertDraft(app.services.db, [member.userId])
    await insertDraft(app.services.db)
    expect((await seenBy(member)).map(({ id }) => id)).toEqual([own.id])
    await app.services.db.execute(
      sql`update youth_bank_board set until = current_date - 1 where user_id = ${member.userId}`,
    )
    expect(await seenBy(member)).toEqual([])
  })

  test('are none for members and for admins of other areas, and strangers are refused', async () => {
    expect(await seenBy(await signIn(app))).toEqual([])
    expect(await seenBy(await signIn(app, { rights: { role: 'ADMIN', scopes: ['content'] } }))).toEqual([])
    const stranger = await app.http.inject({ method: 'GET', url: '/api/managed-calls' })
    expect(stranger.statusCode).toBe(401)
  })

  test('may be begun for the banks that one looks after', async () => {
    const member = await signIn(app)
    const { bankId } = await insertCall(app.services.db)
    await seatOnBoard(app.services.db, { bankId, board: [member.userId] })
    const url = '/api/managed-calls/holders'
    const holders = (await app.http.inject({ method: 'GET', url, headers: { ...member.headers } })).json()
    expect(holders.banks.map(({ id }: { id: string }) => id)).toEqual([bankId])
    expect(holders.isStaff).toBe(false)
  })
})
