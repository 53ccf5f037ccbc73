import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { employer, sender } from '#features/opportunities/server/opportunities.fixture.ts'
import { type SignedIn, signIn } from '#tests/setup/sign-in.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { person } from './merge.fixture.ts'
import { FINISH_TASK } from './merge.service.ts'

let app: TestApp
let global: SignedIn
let boss: Awaited<ReturnType<typeof employer>>
const reason = 'Ista osoba, javila se telefonom'

beforeAll(async () => {
  app = await buildTestApp()
  global = await signIn(app, { rights: { role: 'ADMIN', globalAdmin: true } })
  boss = await employer(app, { role: 'owner' })
})
afterAll(() => app.stop())

const merge = (from: { userId: string }, into: { userId: string }, as = global, more = {}) =>
  sender(app, as)('POST', `/api/admin/users/${from.userId}/merge`, { into: into.userId, reason, ...more })
const rows = async (query: string, ...values: unknown[]) =>
  (await app.services.pool.query(query, values)).rows

describe('Afterwards', () => {
  test('the export of the kept account has it all, and its end takes the closed one along', async () => {
    const [a, b] = [await person(app, 'Alma'), await person(app)]
    const own = await a.applied((await boss.published()).id, 'Pismo koje ostaje')
    await a.send('POST', '/api/cvs', { template: 'job' })
    await a.save('about', { about: { bhs: 'Riječi drugog računa', en: '' } })
    await merge(a, b)
    const zip = await sender(app, global)('POST', `/api/admin/users/${b.userId}/export`, { reason })
    const files = unzipSync(zip.rawPayload)
    const text = Object.values(files)
      .map((bytes) => Buffer.from(bytes).toString('utf8'))
      .join('')
    for (const part of [
      'Pismo koje ostaje',
      'Riječi drugog računa',
      a.email,
      'admin.merge"',
      'admin.merge-kept',
    ])
      expect(text).toContain(part)
    expect(JSON.parse(Buffer.from(files['cv/cvs.json'] ?? []).toString())).toHaveLength(1)
    await rows(`update users set delete_after = now() - interval '1 second' where id = $1`, b.userId)
    await app.services.queue.send(app.services.db, 'settings.purge', {})
    const gone = () => rows('select 1 from users where id in ($1, $2)', a.userId, b.userId)
    await expect.poll(gone).toEqual([])
    expect(await rows('select 1 from applications where id = $1', own)).toEqual([])
    const named = 'select 1 from audit_entries where person_id in ($1, $2)'
    expect(await rows(named, a.userId, b.userId)).toEqual([])
  })

  test('three accounts become one, one after the other', async () => {
    const [a, b, c] = [await person(app), await person(app), await person(app)]
    await merge(a, b)
    expect((await merge(b, c)).statusCode).toBe(200)
    const into = await rows('select merged_into from users where id in ($1, $2)', a.userId, b.userId)
    expect(into).toEqual([{ merged_into: c.userId }, { merged_into: c.userId }])
    expect((await merge(c, a)).json().code).toBe('admin.merged')
  })
})

describe('Two at once', () => {
  test('two members of staff merge the same accounts in both directions: one merge wins, nothing is lost', async () => {
    const other = await signIn(app, { rights: { role: 'ADMIN', globalAdmin: true } })
    for (let n = 0; n < 3; n += 1) {
      const [a, b] = [await person(app), await person(app)]
      await a.applied((await boss.published()).id)
      const answers = await Promise.all([merge(a, b), merge(b, a, other), merge(a, b, other)])
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
      expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(2)
      const open = await rows(
        'select id from users where id in ($1, $2) and merged_into is null',
        a.userId,
        b.userId,
      )
      expect(open).toHaveLength(1)
      expect(await rows('select 1 from applications where user_id = $1', open[0].id)).toHaveLength(1)
    }
  })

  test('an application that is being sent meanwhile arrives, and ends with the kept account', async () => {
    for (let n = 0; n < 4; n += 1) {
      const [a, b] = [await person(app), await person(app)]
      const [one, two] = [await boss.published(), await boss.published()]
      const [first, second] = [await a.begun(one.id), await b.begun(two.id)]
      await a.begun(two.id)
      const [merged, sent, own, begun] = await Promise.all([
        merge(a, b),
        a.send('POST', `/api/applications/${first}/sending`),
        b.send('POST', `/api/applications/${second}/sending`),
        a.send('POST', '/api/applications', { opportunity: (await boss.published()).id }),
      ])
      expect(merged.statusCode).toBe(200)
      expect([200, 401, 404]).toContain(sent.statusCode)
      expect(own.statusCode).toBe(200)
      expect([200, 201, 401]).toContain(begun.statusCode)
      const task = { from: a.userId }
      await app.services.queue.send(app.services.db, FINISH_TASK, task)
      await expect.poll(() => rows('select 1 from applications where user_id = $1', a.userId)).toEqual([])
      const [row] = await rows('select user_id, status from applications where id = $1', first)
      expect(row.user_id).toBe(b.userId)
      if (sent.statusCode === 200) expect(row.status).toBe('sent')
      expect(await rows('select status from applications where id = $1', second)).toEqual([
        { status: 'sent' },
      ])
    }
  })
})
