import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { routes } from '#app/compose.ts'
import { fillPath } from '#platform/contract/endpoint.ts'
import type { Route } from '#platform/server/http/route.ts'
import { callLimitKey, callLimitOf } from '#platform/server/limits/call-limit.ts'
import { clientKey } from '#platform/server/limits/client-network.ts'
import { type SignedIn, signIn } from '#tests/setup/sign-in.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'

/** A limit above this, in calls per minute, is none. */
const A_MINUTE_MOST = 1000

let app: TestApp
let admin: SignedIn
beforeAll(async () => {
  app = await buildTestApp()
  admin = await signIn(app, { rights: { role: 'ADMIN', globalAdmin: true } })
})
afterAll(() => app.stop())

const nameOf = ({ endpoint: { method, path } }: Route) => `${method} ${path}`
const isFile = ({ endpoint }: Route) =>
  endpoint.method === 'GET' && endpoint.status === 200 && !endpoint.response
const limited = routes.filter((route) => callLimitOf(route))

test('every call that writes has a limit, and every file that is drawn or read says one in its contract', () => {
  for (const route of routes) {
    const limit = callLimitOf(route)
    if (route.endpoint.method !== 'GET')
      expect([nameOf(route), limit !== undefined]).toEqual([nameOf(route), true])
    if (isFile(route))
      expect([nameOf(route), route.endpoint.limit !== undefined]).toEqual([nameOf(route), true])
    if (limit)
      expect([nameOf(route), (limit.times * 60) / limit.seconds < A_MINUTE_MOST]).toEqual([
        nameOf(route),
        true,
      ])
  }
  const declared = routes.filter(({ endpoint }) => endpoint.limit).map(nameOf)
  expect(declared).toEqual(
    expect.arrayContaining([
      'GET /api/canvases/{id}',
      'GET /api/canvases/{id}/updates',
      'POST /api/canvases/{id}/versions',
      'PATCH /api/conversations/{id}/messages/{message}',
      'PUT /api/conversations/{id}/messages/{message}/reaction',
      'PATCH /api/conversations/{id}/own',
    ]),
  )
})

test('over its limit each of them is refused before anything else is looked at, and says when to come back', async () => {
  expect(limited.length).toBeGreaterThan(300)
  const address = '127.44.0.1'
  for (const route of limited) {
    const { endpoint, policy } = route
    const who = policy === 'public' ? clientKey(app.services.secrets, address) : admin.userId
    await app.services.pool.query(
      `insert into limit_counters (key, count, resets_at) values ($1, $2, now() + interval '1 hour')`,
      [callLimitKey(route, who), callLimitOf(route)!.times],
    )
    const ids = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, randomUUID()])
    const [type = 'application/json'] = endpoint.upload?.types ?? []
    const answer = await app.http.inject({
      method: endpoint.method,
      url: fillPath(endpoint.path, Object.fromEntries(ids)),
      remoteAddress: address,
      headers: {
        origin: 'http://localhost:3000',
        ...(policy !== 'public' && admin.headers),
        ...(endpoint.method !== 'GET' && { 'content-type': type }),
      },
      ...(endpoint.method !== 'GET' && { payload: '{}' }),
    })
    expect([nameOf(route), answer.statusCode]).toEqual([nameOf(route), 429])
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  }
}, 120_000)
