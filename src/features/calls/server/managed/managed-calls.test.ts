import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#platform/server/db/ids.ts'
import { type SignedIn, signIn } from '#tests/setup/sign-in.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { insertCall } from '../calls.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

async function seenBy({ headers }: SignedIn, query = ''): Promise<Record<string, unknown>[]> {
  const answer = await app.http.inject({
    method: 'GET',
    url: `/api/managed-calls${query}`,
    headers: { ...headers },
  })
  expect(answer.statusCode).toBe(200)
  return answer.json().calls
}

async function draft() {
  const call = await insertCall(app.services.db)
  await app.services.db.execute(
    sql`update grant_calls set status = 'draft', published_at = null where id = ${call.id}`,
  )
  return call
}

describe('calls that somebody looks after', () => {
  test('are all seen by staff of grants, drafts too, with the applications begun and sent', async () => {
    const staff = await signIn(app, { rights: { role: 'ADMIN', scopes: ['grants'] } })
    const [open, unfinished] = [await insertCall(app.services.db), await draft()]
    await app.services.db.execute(sql`
      insert into canvases (id, call_id, submitted_at) values (${newId()}, ${open.id}, now()), (${newId()}, ${open.id}, null)`)
    const seen = await seenBy(staff)
    expect(seen).toContainEqual(expect.objectContaining({ id: open.id, phase: 'open', begun: 2, sent: 1 }))
    expect(seen).toContainEqual(expect.objectContaining({ id: unfinished.id, phase: 'draft', begun: 0 }))
    expect((await seenBy(staff, '?phase=draft')).map(({ id }) => id)).toEqual([unfinished.id])
  })

  test('are those of the bank for its board, until somebody leaves it', async () => {
    const member = await signIn(app)
    const [own] = [await draft(), await draft()]
    await app.services.db.execute(sql`
      insert into youth_bank_board (id, bank_id, user_id, role, since)
      values (${newId()}, ${own.bankId}, ${member.userId}, '{"bhs":"članica","en":"member"}', current_date - 30)`)
    expect((await seenBy(member)).map(({ id }) => id)).toEqual([own.id])
    await app.services.db.execute(
      sql`update youth_bank_board set until = current_date - 1 where user_id = ${member.userId}`,
    )
    expect(await seenBy(member)).toEqual([])
  })

  test('are none for members and for admins of other areas, and strangers are refused', async () => {
    await draft()
    expect(await seenBy(await signIn(app))).toEqual([])
    expect(await seenBy(await signIn(app, { rights: { role: 'ADMIN', scopes: ['content'] } }))).toEqual([])
    const stranger = await app.http.inject({ method: 'GET', url: '/api/managed-calls' })
    expect(stranger.statusCode).toBe(401)
  })
})
