import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { routes } from '#app/compose.ts'
import { fillPath, type Method } from '#platform/contract/endpoint.ts'
import { readOnly } from '#platform/server/db/read-only.ts'
import { type SignedIn, signIn } from '#tests/setup/sign-in.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'

let app: TestApp
let admin: SignedIn
beforeAll(async () => {
  app = await buildTestApp()
  admin = await signIn(app, { rights: { role: 'ADMIN', globalAdmin: true } })
})
afterAll(() => app.stop())

type Headers = Record<string, string>

/** Returns the headers of an admin who impersonates this member. */
async function impersonating(person: SignedIn): Promise<Headers> {
  const { body } = await call('POST', '/api/admin/impersonations', admin.headers, {
    person: person.userId,
    reason: 'Osoba je zamolila',
  })
  return { ...admin.headers, authorization: `Bearer ${body.token}` }
}

async function call(method: Method, url: string, headers: Headers, payload: object = {}) {
  const answer = await app.http.inject({
    method,
    url,
    headers: { origin: 'http://localhost:3000', ...headers },
    ...(method !== 'GET' && { payload }),
  })
  const isJson = String(answer.headers['content-type']).includes('json')
  return { status: answer.statusCode, body: isJson ? answer.json() : undefined }
}

/** Returns an address of the route without an existing thing. */
function anyPath(path: string): string {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  return fillPath(path, Object.fromEntries(names.map((name) => [name, randomUUID()])))
}

test('an admin who impersonates a member changes nothing: every call that is no GET is refused', async () => {
  const headers = await impersonating(await signIn(app))
  const writes = routes.filter(({ endpoint }) => endpoint.method !== 'GET')
  expect(writes.length).toBeGreaterThan(80)
  for (const { endpoint } of writes) {
    const name = `${endpoint.method} ${endpoint.path}`
    const { status, body } = await call(endpoint.method, anyPath(endpoint.path), headers)
    expect([name, status, body?.code]).toEqual([name, 403, 'platform.impersonationReadsOnly'])
  }
  expect((await call('GET', '/api/user/profile', headers)).status).toBe(200)
})

test('an admin who impersonates a member reads without leaving a trace: on their connections the database refuses every change', async () => {
  const who = await signIn(app)
  await app.services.pool.query(
    `insert into skill_targets (id, user_id, kind, ref, title)
     values (gen_random_uuid(), $1, 'occupation', gen_random_uuid(), '{"bhs": "x", "en": "x"}')`,
    [who.userId],
  )
  const headers = await impersonating(who)
  const reads = routes.filter(({ endpoint, policy }) => endpoint.method === 'GET' && policy !== 'public')
  const refused: string[] = []
  for (const { endpoint } of reads) {
    const { status, body } = await call('GET', anyPath(endpoint.path), headers)
    const name = `${endpoint.path} ${status} ${body?.code ?? ''}`
    if (endpoint.impersonation !== 'reads') expect(name).toContain('403 platform.impersonationOwnEyes')
    else if (status >= 500 || status === 401 || status === 403) refused.push(name)
  }
  expect(refused).toEqual([])
  const traces = await app.services.pool.query('select 1 from profiles where user_id = $1', [who.userId])
  expect(traces.rowCount).toBe(0)
  const { db } = readOnly(app.services)
  await expect(db.$client.query('update users set first_name = first_name')).rejects.toMatchObject({
    code: '25006',
  })
})

test('an admin who impersonates a member reads what a contract lets them read, and nothing that is for the member’s own eyes', async () => {
  const reads = routes.filter(({ endpoint }) => endpoint.method === 'GET')
  const open = reads.filter(({ endpoint }) => endpoint.impersonation === 'reads')
  const closed = reads.filter((route) => !open.includes(route)).map(({ endpoint }) => endpoint.path)
  expect(closed).toEqual(
    expect.arrayContaining([
      '/api/settings/export',
      '/api/settings/identities',
      '/api/settings/sessions',
      '/api/cvs/{id}',
      '/api/letters/{id}',
      '/api/canvases/{id}',
      '/api/canvases/{id}/updates',
      '/api/canvases/{id}/versions/{version}',
      '/api/managed-calls/{id}/applications',
      '/api/opportunities/{id}/applications',
      '/api/applications/{id}/files/{file}',
      '/api/conversations/{id}/messages',
    ]),
  )
  // Admins can view the pages that members ask them about.
  expect(open.map(({ endpoint }) => endpoint.path)).toEqual(
    expect.arrayContaining(['/api/user/profile', '/api/dashboard', '/api/applications', '/api/canvases']),
  )
  for (const { endpoint, policy } of open) {
    // A download leaves the product unchanged; staff have their own areas.
    expect([endpoint.path, endpoint.response !== undefined]).toEqual([endpoint.path, true])
    expect([endpoint.path, policy === 'globalAdmin' || typeof policy === 'object']).toEqual([
      endpoint.path,
      false,
    ])
    expect(endpoint.path).not.toMatch(/export|session|token|verify/)
  }
})
