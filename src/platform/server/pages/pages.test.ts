import { createHash } from 'node:crypto'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { mountPages } from './pages.ts'
import type { PageRoute } from './page-routes.ts'
import type { PageValues } from './render-page.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const OWN = 'window.__own = 1'
const BOOT = 'window.__boot = 1'
const FIRST = 'window.__first = 1'

/** The server of pages over a renderer into whose markup somebody has brought something. */
async function policyOf(injected: string): Promise<{ policy: string; body: string }> {
  const http = pagesOver(injected)
  const { headers, body } = await http.inject('/x')
  await http.close()
  return { policy: String(headers['content-security-policy']), body }
}

function pagesOver(injected: string, route: Partial<PageRoute> = {}) {
  const http = fastify()
  mountPages({
    app: http,
    services: app.services,
    pages: {
      render: async (_request: Request, { nonce }: PageValues) =>
        new Response(
          `<html><head><meta charSet="utf-8"/></head><body>${injected}<script nonce="${nonce}">${OWN}</script></body></html>`,
          { headers: { 'content-type': 'text/html' } },
        ),
      routeOf: async (path) => ({
        id: '',
        path,
        cacheable: false,
        secret: false,
        localOnly: false,
        framed: false,
        microphone: false,
        ...route,
      }),
      open: async () => undefined,
      rules: [],
      visitorScript: '',
      bootScript: BOOT,
      firstScript: FIRST,
      clientFolder: '',
      development: false,
    },
  })
  return http
}

function named(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

test('another site may be framed only where the page offers that very site', async () => {
  const offer = (address: string) => policyOf(`<a href="/x" data-embed="${address}">x</a>`)
  expect((await policyOf('<p>data-embed=&quot;https://player.vimeo.com/</p>')).policy).not.toContain(
    'frame-src',
  )
  expect((await offer('https://evil.example/x')).policy).not.toContain('frame-src')
  const { policy } = await offer('https://player.vimeo.com/video/1')
  expect(policy).toContain('; frame-src https://player.vimeo.com;')
  expect(policy).not.toContain('youtube')
})

test('script that somebody brought into a page does not run: the policy names only what we wrote', async () => {
  const evil = 'alert(1)'
  const brought = [
    `<script>${evil}</script>`,
    `<script nonce="">${evil}</script>`,
    `<script nonce="x">${evil}</script>`,
    `<script type="module">${evil}</script><style>${evil}</style>`,
    `<script nonce="`,
  ]
  for (const markup of brought) {
    const { policy } = await policyOf(markup)
    expect(policy).toContain(named(BOOT))
    expect(policy).not.toContain(named(evil))
    // The two scripts of the head, the one that the page brings and its styles; no fifth.
    expect(policy.match(/'sha256-/g)?.length).toBeLessThanOrEqual(4)
  }
})

test('what we wrote inline is named, and the same page is the same text each time', async () => {
  const { policy, body } = await policyOf('')
  expect(policy).toContain(named(OWN))
  expect(body).not.toContain('nonce')
  expect((await policyOf('')).body).toBe(body)
})

test('a page for the people who build the product opens at their own machine alone, also when it was opened there before', async () => {
  const http = pagesOver('', { localOnly: true, cacheable: true })
  const asked = async (given: object) => (await http.inject({ url: '/dev/ui', ...given })).statusCode
  expect(await asked({ headers: { host: 'localhost:3000' } })).toBe(200)
  expect(await asked({ remoteAddress: '192.168.1.7' })).not.toBe(200)
  expect(await asked({ headers: { host: 'zlo.example' } })).not.toBe(200)
  await http.close()
})

test('the microphone is for the pages whose screens ask for it, and for no other', async () => {
  const asks = async (route: Partial<PageRoute>) => {
    const http = pagesOver('', route)
    const { headers } = await http.inject('/x')
    await http.close()
    return headers['permissions-policy']
  }
  expect(await asks({ microphone: true })).toContain('microphone=(self)')
  expect(await asks({})).toContain('microphone=()')
})

test('other sites may only frame pages with framed: true', async () => {
  const framing = async (route: Partial<PageRoute>) => {
    const http = pagesOver('', route)
    const { headers } = await http.inject('/x')
    await http.close()
    return headers['content-security-policy']
  }
  expect(await framing({ framed: true })).toContain('frame-ancestors *;')
  expect(await framing({})).toContain("frame-ancestors 'none'")
})

test('an announcement comes with a script that the policy names, its page is kept with it alone, and framed pages carry none', async () => {
  const http = pagesOver('', { cacheable: true })
  const read = async (from = http, headers = {}) => (await from.inject({ url: '/x', headers })).body
  const { pool, announcements } = app.services
  const before = await read()
  await pool.query(`
    insert into announcements (id, kind, audience, text_bhs, text_en, begins_at, ends_at)
    values (gen_random_uuid(), 'information', 'members', 'Novo', 'New', now(), now() + interval '1 hour')`)
  await announcements.refresh()
  expect(await read()).toBe(before)
  const page = await http.inject({ url: '/x', headers: { cookie: 'signed=1' } })
  const script = /<script>(\(function\(\)\{var e=[\s\S]*?)<\/script>/.exec(page.body)?.[1]
  expect(page.headers['content-security-policy']).toContain(named(script ?? ''))
  const frame = pagesOver('', { framed: true })
  expect(await read(frame, { cookie: 'signed=1' })).not.toContain(script)
  await pool.query('delete from announcements')
  await announcements.refresh()
  expect(await read(http, { cookie: 'signed=1' })).toBe(before)
  await Promise.all([http.close(), frame.close()])
})
