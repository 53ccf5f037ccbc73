import { afterAll, beforeAll, expect, test } from 'vitest'
import { routes } from '#app/compose.ts'
import { person, type Person } from '#features/organisations/server/organisations.fixture.ts'
import { fillPath } from '#platform/contract/endpoint.ts'
import { PARTNER_SCOPES, type PartnerScope } from '#platform/contract/partner-scopes.ts'
import { openApi } from '#platform/server/http/openapi.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'

const DAY_MS = 86_400_000
let app: TestApp
let staff: Person
beforeAll(async () => {
  app = await buildTestApp()
  staff = await person(app, { rights: { role: 'ADMIN', globalAdmin: true } })
})
afterAll(() => app.stop())

async function keyFor(scope: PartnerScope): Promise<string> {
  const expiresAt = new Date(Date.now() + 30 * DAY_MS).toISOString()
  const body = { partner: 'Zavod ZDK', scopes: [scope], expiresAt }
  return (await staff.send('POST', '/api/admin/partner-keys', body)).json<{ key: string }>().key
}

test('each call of the product answers a key exactly where its contract says so', async () => {
  for (const scope of PARTNER_SCOPES) {
    const key = await keyFor(scope)
    for (const { endpoint } of routes) {
      const { method, path, params, upload } = endpoint
      // A matrix of hundreds of calls is more than a minute may have.
      await app.services.pool.query(`delete from limit_counters where key like 'partner:%'`)
      const url = fillPath(path, params ? namesIn(path) : {})
      const { statusCode, body } = await app.http.inject({
        method,
        url,
        headers: {
          authorization: `Bearer ${key}`,
          origin: 'http://localhost:3000',
          ...(upload && { 'content-type': upload.types[0] }),
        },
        ...(method !== 'GET' && { payload: upload ? 'x' : {} }),
      })
      const isBeyond = statusCode === 403 && body.includes('platform.beyondKey')
      expect([scope, method, path, isBeyond]).toEqual([scope, method, path, endpoint.partner !== scope])
    }
  }
})

const namesIn = (path: string) =>
  Object.fromEntries(
    [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, '01900000-0000-7000-8000-000000000000']),
  )

test('only calls that everybody may make, and that change nothing, belong to a scope', () => {
  const forPartners = routes.filter(({ endpoint }) => endpoint.partner)
  expect(forPartners.length).toBeGreaterThan(8)
  for (const { endpoint, policy } of forPartners)
    expect([endpoint.path, endpoint.method, policy]).toEqual([endpoint.path, 'GET', 'public'])
})

test('the description says which calls take a key', () => {
  const { paths, components } = openApi({ routes, product: 'Zamah', server: 'http://localhost' })
  expect(components.securitySchemes.partnerKey.scheme).toBe('bearer')
  expect(paths['/api/opportunities']?.get).toMatchObject({
    'x-partner-scope': 'opportunities',
    security: [{}, { partnerKey: [] }],
  })
})
