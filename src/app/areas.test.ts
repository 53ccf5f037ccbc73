import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routes } from './compose.ts'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { isBelow } from '#platform/contract/area-paths.ts'
import { fillPath } from '#platform/contract/endpoint.ts'
import { signIn, type SignedIn } from '#tests/setup/sign-in.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import map from '../routes.ts'

let app: TestApp
let admin: SignedIn
let member: SignedIn
beforeAll(async () => {
  app = await buildTestApp()
  admin = await signIn(app, { rights: { role: 'ADMIN', globalAdmin: true } })
  member = await signIn(app)
})
afterAll(() => app.stop())

const change = (id: string, body: object, as = admin) =>
  app.http.inject({ method: 'PUT', url: `/api/admin/areas/${id}`, headers: as.headers, payload: body })

const pages = (map as readonly RouteConfigEntry[]).flatMap((entry) => pathsOf(entry))
function pathsOf({ path, children = [] }: RouteConfigEntry): string[] {
  return [...(path ? [path] : []), ...children.flatMap((child) => pathsOf(child))]
}

/** Calls every endpoint as nobody and returns those that an area refuses. */
async function refusals(): Promise<string[]> {
  const paths: string[] = []
  for (const { endpoint } of routes) {
    const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
    const url = fillPath(endpoint.path, Object.fromEntries(names.map((name) => [name, 'x'])))
    const { statusCode, body } = await app.http.inject({ method: endpoint.method, url })
    if (statusCode === 503 && body.includes('platform.resting')) paths.push(endpoint.path)
  }
  return paths
}

describe('an area that staff switch off', () => {
  test('belongs to global admins, and an unknown one is not there', async () => {
    expect((await change('feed', { isResting: true }, member)).statusCode).toBe(403)
    expect((await change('unknown', { isResting: true })).statusCode).toBe(404)
    const { statusCode, body } = await app.http.inject({ url: '/api/admin/areas', headers: admin.headers })
    expect([statusCode, JSON.parse(body).areas.length]).toEqual([200, app.services.areas.all.length])
  })

  test('refuses exactly its own calls, whoever makes them, and no other', async () => {
    expect(await refusals()).toEqual([])
    for (const { id } of app.services.areas.all) await change(id, { isResting: true, reason: 'Proba' })
    const own = app.services.areas.all.flatMap(({ calls }) => calls)
    const ofAreas = routes.map(({ endpoint }) => endpoint.path).filter((path) => isBelow(path, own))
    expect(await refusals()).toEqual(ofAreas)
    expect(ofAreas.filter((path) => path.startsWith('/api/admin'))).toEqual([])
    const feed = await app.http.inject({ url: '/api/feed', headers: member.headers })
    expect([feed.statusCode, feed.json().code]).toEqual([503, 'platform.resting'])
    for (const { id } of app.services.areas.all) await change(id, { isResting: false })
    expect(await refusals()).toEqual([])
  })

  test('names beginnings that calls and pages have', () => {
    for (const { id, calls, pages: addresses } of app.services.areas.all) {
      for (const one of calls.filter((call) => call.startsWith('/api')))
        expect(
          routes.some(({ endpoint }) => isBelow(endpoint.path, [one])),
          `${id} ${one}`,
        ).toBe(true)
      for (const one of addresses)
        expect(
          pages.some((page) => isBelow(page, [one])),
          `${id} ${one}`,
        ).toBe(true)
    }
  })

  test('appears once in the audit log, also when two people press at the same moment', async () => {
    await Promise.all([0, 1].map(() => change('feed', { isResting: true, reason: 'Održavanje' })))
    const { rows } = await app.services.pool.query(
      `select count(*)::int as count from audit_entries where action = 'areas.close' and reason = 'Održavanje'`,
    )
    expect(rows).toEqual([{ count: 1 }])
    expect(app.services.areas.pages()).toEqual(['/feed', '/tag'])
    expect(app.services.areas.kinds()).toContain('feed.reaction')
    await change('feed', { isResting: false })
  })
})
