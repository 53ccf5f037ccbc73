import { sql } from '#platform/server/db/sql.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toIso } from '#platform/server/db/rows-of.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { acquaintances } from './messaging.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

describe('the own part', () => {
  test('reading marks are for both or for neither', async () => {
    const { amra, tarik, id } = await acquaintances(app)
    await tarik.send('POST', `/api/conversations/${id}/read`, { seq: 1 })
    const seen = async () => (await amra.see(id)).members.find((each) => each.id === tarik.userId)?.readSeq
    expect(await seen()).toBe(1)
    await tarik.send('PUT', '/api/messaging/settings', { showsReading: false })
    expect(await seen()).toBeNull()
    expect((await tarik.see(id)).members.find((each) => each.id === amra.userId)?.readSeq).toBeNull()
  })

  test('what is muted, put away or half written is one person’s own; a new message brings back what was put away', async () => {
    const { amra, tarik, id } = await acquaintances(app)
    const place = `/api/conversations/${id}/own`
    await tarik.send('PATCH', place, { isArchived: true, draft: 'Odgovorit ću' })
    expect((await tarik.list()).items).toEqual([])
    expect((await tarik.list('archive')).items[0]?.own.draft).toBe('Odgovorit ću')
    expect((await amra.see(id)).own).toMatchObject({ isArchived: false, draft: '' })
    await amra.write(id, 'Još nešto')
    expect((await tarik.list()).items[0]).toMatchObject({ id, own: { draft: 'Odgovorit ću' } })
    const until = toIso(Date.now() + 3_600_000)
    await tarik.send('PATCH', place, { mutedUntil: until })
    expect((await tarik.list()).unread).toBe(0)
  })

  test('what is unread is a list of its own, until it is read or put away', async () => {
    const { amra, tarik, id } = await acquaintances(app)
    const unread = async (who: typeof amra) => (await who.list('unread')).items.map((one) => one.id)
    await amra.write(id, 'Jesi li tu?')
    expect([await unread(tarik), await unread(amra)]).toEqual([[id], []])
    await tarik.send('PATCH', `/api/conversations/${id}/own`, { isArchived: true })
    expect(await unread(tarik)).toEqual([])
    await amra.write(id, 'Javi se')
    expect(await unread(tarik)).toEqual([id])
    const { lastSeq } = await tarik.see(id)
    await tarik.send('POST', `/api/conversations/${id}/read`, { seq: lastSeq })
    expect(await unread(tarik)).toEqual([])
  })

  test('pages of a long conversation have no gap and no double', async () => {
    const { amra, tarik, id } = await acquaintances(app)
    await app.services.db.execute<object>(sql`
      insert into conversation_messages (conversation_id, seq, id, sender_id, body, version)
      select ${id}, n, gen_random_uuid(), ${amra.userId}, 'Poruka ' || n, n + 100 from generate_series(2, 180) n`)
    await app.services.db.execute<object>(
      sql`update conversations set last_seq = 180, version = 280 where id = ${id}`,
    )
    const seen: number[] = []
    for (let before = 181; ; before = seen[0]!) {
      const page = (await tarik.send('GET', `/api/conversations/${id}/messages?before=${before}`)).json()
      seen.unshift(...page.items.map(({ seq }: { seq: number }) => seq))
      if (!page.hasEarlier) break
    }
    expect(seen).toEqual(Array.from({ length: 180 }, (_, n) => n + 1))
    const around = (await tarik.send('GET', `/api/conversations/${id}/messages?around=90`)).json()
    expect(around.items.map(({ seq }: { seq: number }) => seq)).toEqual(
      Array.from({ length: 100 }, (_, n) => n + 40),
    )
    expect(around).toMatchObject({ hasEarlier: true, hasLater: true })
  })
})
