import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { updateUser } from '#platform/server/auth/users.queries.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { visitor } from '#tests/setup/visitor.ts'
import { fullProfile } from './cv.fixture.ts'
import { cvOwner } from './cv-owner.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

describe('a public link', () => {
  const open = (token: string) => visitor(app).get(`/api/public/cvs/${token}`)

  test('shows a stranger what the CV shows, counts them, and can be fetched as a PDF', async () => {
    const me = await cvOwner(app, fullProfile())
    const id = await me.create('job')
    const { token } = await me.share(id)
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    for (let visit = 0; visit < 3; visit += 1) expect((await open(token)).statusCode).toBe(200)
    const shown = await open(token)
    expect(shown.headers['cache-control']).toBe('no-store')
    expect(shown.json()).toMatchObject({ document: { headline: 'Čuvam šume, žute đurđice i ćuprije' } })
    expect(shown.body).not.toContain(me.userId)
    expect((await me.get(id)).link).toMatchObject({ token, views: 4, expiresAt: null })
    const pdf = await visitor(app).get(`/api/public/cvs/${token}/pdf`)
    expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])
  })

  test('is kept only as a digest and sealed, never so that somebody with the database could use it', async () => {
    const me = await cvOwner(app, fullProfile())
    const { token } = await me.share(await me.create('job'))
    const { rows } = await app.services.pool.query('select * from cvs where user_id = $1', [me.userId])
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(token, 'base64url').toString('hex'))
  })

  test('that is closed or renewed answers as one that never was', async () => {
    const me = await cvOwner(app, fullProfile())
    const id = await me.create('job')
    const first = await me.share(id)
    const second = await me.share(id, 7)
    expect(second.expiresAt).not.toBeNull()
    const never = await open('A'.repeat(43))
    expect(never.statusCode).toBe(404)
    expect((await open(first.token)).json()).toEqual(never.json())
    expect((await open(second.token)).statusCode).toBe(200)
    expect((await me.send('DELETE', `/api/cvs/${id}/link`)).statusCode).toBe(204)
    expect((await open(second.token)).json()).toEqual(never.json())
    expect((await visitor(app).get(`/api/public/cvs/${second.token}/pdf`)).statusCode).toBe(404)
    expect((await me.get(id)).link).toBeNull()
  })

  test('ends by itself, and with the CV', async () => {
    const me = await cvOwner(app, fullProfile())
    const id = await me.create('job')
    const { token } = await me.share(id, 7)
    await app.services.pool.query(
      `update cvs set link_expires_at = now() - interval '1 second' where id = $1`,
      [id],
    )
    expect((await open(token)).statusCode).toBe(404)
    expect((await me.get(id)).link).toBeNull()
    const { token: again } = await me.share(id)
    await me.send('DELETE', `/api/cvs/${id}`)
    expect((await open(again)).statusCode).toBe(404)
  })

  test('closed from many devices at once is closed, and opened from many at once has one address', async () => {
    const me = await cvOwner(app, fullProfile())
    const id = await me.create('job')
    const links = await Promise.all(Array.from({ length: 6 }, () => me.share(id)))
    const works = await Promise.all(links.map(async ({ token }) => (await open(token)).statusCode))
    expect(works.filter((status) => status === 200)).toHaveLength(1)
    const closed = await Promise.all(
      Array.from({ length: 6 }, () => me.send('DELETE', `/api/cvs/${id}/link`)),
    )
    expect(closed.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 6 }, () => 204))
    const after = await Promise.all(links.map(async ({ token }) => (await open(token)).statusCode))
    expect(new Set(after)).toEqual(new Set([404]))
  })

  test('counts every visitor, also those who come at the same moment', async () => {
    const me = await cvOwner(app, fullProfile())
    const id = await me.create('job')
    const { token } = await me.share(id)
    await Promise.all(Array.from({ length: 12 }, () => open(token)))
    expect((await me.get(id)).link?.views).toBe(12)
  })

  test('of somebody who is suspended or leaving is not there', async () => {
    const me = await cvOwner(app, fullProfile())
    const { token } = await me.share(await me.create('job'))
    for (const gone of [{ suspendedAt: new Date() }, { suspendedAt: null, deleteAfter: new Date() }]) {
      await updateUser(app.services.db, me.userId, gone)
      expect((await open(token)).statusCode).toBe(404)
    }
  })

  test('is for as many days as there is a choice of', async () => {
    const me = await cvOwner(app, fullProfile())
    const id = await me.create('job')
    expect((await me.send('PUT', `/api/cvs/${id}/link`, { days: 365 })).statusCode).toBe(422)
  })
})
