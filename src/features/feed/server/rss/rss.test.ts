import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { writer, type Writer } from '../feed.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

describe('the feed of a member', () => {
  const settings = async (who: Writer) =>
    (await who.send('GET', '/api/feed/settings')).json<{ rss: boolean; path: string | null }>()
  const read = async (path: string) => app.http.inject(path)

  test('Everybody follows public posts of whoever allows it, and none of the others', async () => {
    const ena = await writer(app)
    const slug = `ena-${ena.userId.slice(0, 8)}`
    await app.services.pool.query(
      'insert into profile_slugs (slug, user_id, is_current) values ($1, $2, true)',
      [slug, ena.userId],
    )
    await ena.wrote('Javno za sve', 'public')
    await ena.wrote('Samo za članove', 'members')
    await ena.wrote('Samo za kontakte', 'connections')
    const { path, rss } = await settings(ena)
    expect(rss).toBe(false)
    expect((await read(path!)).statusCode).toBe(404)
    await ena.send('PUT', '/api/feed/settings', { rss: true })
    expect((await settings(ena)).rss).toBe(true)
    for (const format of ['rss', 'atom', 'json']) {
      const { statusCode, body } = await read(path!.replace('.rss', `.${format}`))
      expect([format, statusCode]).toEqual([format, 200])
      expect(body).toContain('Javno za sve')
      expect(body).not.toContain('Samo za')
    }
    await app.services.pool.query('update profiles set published_at = null where user_id = $1', [ena.userId])
    expect((await read(path!)).statusCode).toBe(404)
    expect(await settings(ena)).toEqual({ rss: true, path: null })
    await app.services.pool.query('update profiles set published_at = now() where user_id = $1', [ena.userId])
    await ena.send('PUT', '/api/feed/settings', { rss: false })
    expect((await read(path!)).statusCode).toBe(404)
  })

  test('An address that is none is not found', async () => {
    expect((await read('/objave/feed.rss')).statusCode).toBe(404)
    expect((await read('/objave/feed.rss?od=..%2F')).statusCode).toBe(404)
    expect((await read('/objave/feed.rss?od=niko')).statusCode).toBe(404)
  })
})
