import { sql } from '#platform/server/db/sql.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lineOf } from '#platform/contract/rich-text/line.ts'
import { recordAudit } from '#platform/server/audit/record-audit.ts'
import { sealAudit } from '#platform/server/audit/seal.task.ts'
import { verifyAudit } from '#platform/server/audit/verify.service.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { type SignedIn, signIn } from '#tests/setup/sign-in.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'

let app: TestApp
let global: SignedIn
let member: SignedIn
let usersAdmin: SignedIn

beforeAll(async () => {
  app = await buildTestApp()
  global = await signIn(app, {
    rights: { role: 'ADMIN', globalAdmin: true },
    firstName: 'Ines',
    lastName: 'Kapetanović',
  })
  member = await signIn(app, { firstName: 'Đorđe', lastName: 'Šćepanović' })
  usersAdmin = await signIn(app, { rights: { role: 'ADMIN', scopes: ['users'] } })
})
afterAll(() => app.stop())

function sessionOf({ userId }: SignedIn): Session {
  return {
    id: userId,
    userId,
    email: 'ines@primjer.ba',
    role: 'ADMIN',
    globalAdmin: true,
    scopes: [],
    authenticatedAt: new Date(),
    from: { address: '10.1.2.3', userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' },
  }
}

function record(by: SignedIn, more: Partial<Parameters<typeof recordAudit>[1]> = {}) {
  return recordAudit(app.services.db, {
    services: app.services,
    session: sessionOf(by),
    action: 'admin.suspend',
    ...more,
  })
}

async function read(path: string, as?: SignedIn) {
  const answer = await app.http.inject({ method: 'GET', url: path, headers: { ...as?.headers } })
  return {
    status: answer.statusCode,
    body: answer.headers['content-type']?.includes('json') ? answer.json() : answer.body,
  }
}

const found = async (query: string) => (await read(`/api/admin/audit?${query}`, global)).body.entries

describe('The audit log', () => {
  test.each(['/api/admin/audit', '/api/admin/audit.csv'])('%s is for global admins only', async (path) => {
    expect((await read(path)).status).toBe(401)
    expect((await read(path, member)).status).toBe(403)
    expect((await read(path, usersAdmin)).status).toBe(403)
    expect((await read(path, global)).status).toBe(200)
  })

  test('says who did what to whom, from where and why', async () => {
    await record(global, {
      personId: member.userId,
      before: { suspended: false },
      after: { suspended: true, until: null },
      reason: ' Uznemirava druge ',
    })
    const [entry] = await found(`person=${member.userId}`)
    expect(entry).toMatchObject({
      by: { id: global.userId, name: 'Ines Kapetanović' },
      action: 'admin.suspend',
      title: 'Suspendovan račun',
      person: { id: member.userId, name: 'Đorđe Šćepanović' },
      changes: [
        { name: 'suspended', label: 'suspendovan', before: 'false', after: 'true' },
        { name: 'until', label: 'do', before: null, after: null },
      ],
      reason: 'Uznemirava druge',
      device: 'Firefox, Linux',
      origin: expect.stringMatching(/^[\da-f]{12}$/),
    })
    expect(JSON.stringify(entry)).not.toContain('10.1.2.3')
  })

  test.each(['sćepanović', 'шћепановић djordje', 'UZNEMIRAVA', 'ines admin.suspend'])(
    'is found by %s',
    async (text) => expect(await found(`query=${encodeURIComponent(text)}`)).toHaveLength(1),
  )

  test('shows the newest link of its chain, for whoever keeps it elsewhere', async () => {
    expect((await read('/api/admin/audit', global)).body.seal).toBeNull()
    await sealAudit(app.services)
    const { seal } = (await read('/api/admin/audit', global)).body
    const { last } = await verifyAudit(app.services.pool)
    expect(seal).toEqual(last)
    expect(seal.digest).toMatch(/^[\da-f]{64}$/)
  })

  test('is narrowed by area, people and days', async () => {
    await record(usersAdmin, {
      action: 'content.publish',
      subject: { kind: 'block', id: 'x', name: 'Naslov' },
    })
    expect(await found('area=content')).toHaveLength(1)
    expect(await found(`by=${usersAdmin.userId}`)).toHaveLength(1)
    expect(await found('to=2020-01-01')).toEqual([])
    expect(await found('from=2999-01-01')).toEqual([])
    for (const wrong of ['area=king', 'by=1', 'from=2020-13-01', 'query=%00', 'x=1'])
      expect((await read(`/api/admin/audit?${wrong}`, global)).status).toBe(422)
  })

  test('hears of what staff do in other areas, in the same transaction', async () => {
    const publish = (revision: number) =>
      app.http.inject({
        method: 'PUT',
        url: '/api/admin/content/blocks/hero-title',
        headers: global.headers,
        payload: { locale: 'bhs', document: lineOf('Iz zapisnika'), revision },
      })
    expect((await publish(0)).statusCode).toBe(200)
    expect((await publish(7)).statusCode).toBe(409)
    expect(await found('query=zapisnika')).toEqual([
      expect.objectContaining({
        action: 'content.publish',
        by: { id: global.userId, name: 'Ines Kapetanović' },
        subject: { kind: 'block', id: 'hero-title~bhs', name: 'Glavni naslov: Iz zapisnika' },
        changes: [{ name: 'revision', label: 'verzija', before: '0', after: '1' }],
        device: '',
        origin: expect.any(String),
      }),
    ])
  })

  test('comes in pages without gaps or doubles', async () => {
    for (let n = 0; n < 30; n += 1) await record(global, { action: 'skills.save', reason: `stranica ${n}` })
    const first = (await read('/api/admin/audit?area=skills', global)).body
    const rest = (await read(`/api/admin/audit?area=skills&after=${first.next}`, global)).body
    const ids = [...first.entries, ...rest.entries].map(({ id }: { id: string }) => id)
    expect([first.entries.length, new Set(ids).size, rest.next]).toEqual([25, 30, null])
  })

  test('cannot be changed or shortened, whoever asks the database', async () => {
    const { pool } = app.services
    for (const attack of [
      'delete from audit_entries',
      `update audit_entries set reason = 'x'`,
      `update audit_entries set action = 'a.b'`,
      `update audit_entries set actor_id = '${member.userId}'`,
      `update audit_entries set at = now() - interval '1 day'`,
      `update audit_entries set device = ''`,
    ])
      await expect(pool.query(attack)).rejects.toThrow('the audit log cannot be changed')
  })

  test('forgets who left, and from where they acted, but not what was done', async () => {
    const gone = await signIn(app, { rights: { role: 'ADMIN', globalAdmin: true } })
    await record(gone, { personId: gone.userId, action: 'admin.lift', reason: 'odlazak' })
    await app.services.pool.query('delete from users where id = $1', [gone.userId])
    expect(await found('query=odlazak')).toEqual([
      expect.objectContaining({ by: null, person: null, action: 'admin.lift', device: '', origin: null }),
    ])
  })

  test('keeps nothing when what it records does not happen', async () => {
    const work = inTransaction(app.services.pool, async (tx) => {
      await tx.execute(sql`select 1`)
      await recordAudit(tx, {
        services: app.services,
        session: null,
        action: 'admin.lift',
        reason: 'ništa',
      })
      throw new Error('changed my mind')
    })
    await expect(work).rejects.toThrow()
    expect(await found('query=nista')).toEqual([])
  })

  test('takes nothing that no feature has declared', () =>
    expect(record(global, { action: 'admin.vanish' })).rejects.toThrow('not among the auditActions'))

  test.each(['passwordHash', 'token', 'email', 'resetCode'])('takes no %s', async (name) =>
    expect(record(global, { after: { [name]: 'x' } })).rejects.toThrow('keeps no'),
  )
})

describe('The file', () => {
  test('holds what the filter finds, and says that it was taken', async () => {
    await record(global, { action: 'organisations.decide', reason: '=HYPERLINK("http://zlo.example")' })
    const { body } = await read('/api/admin/audit.csv?area=organisations', global)
    expect(body.split('\r\n')).toHaveLength(3)
    expect(body).toContain(`"'=HYPERLINK(""http://zlo.example"")"`)
    expect((await found('query=export-audit'))[0].changes).toEqual([
      { name: 'area', label: 'područje', before: null, after: 'organisations' },
    ])
  })
})
