import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routes } from '#app/compose.ts'
import { openApi } from '#platform/server/http/openapi.ts'
import { docsBody } from '#platform/server/http/docs.ts'
import { policyName } from '#platform/server/http/route.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { faultsOf, type JsonSchema, within } from './json-schema.ts'
import { mountedRoutes } from './mounted-routes.ts'

type Operation = {
  summary: string
  operationId: string
  'x-policy': string
  security: readonly Record<string, readonly string[]>[]
  parameters: readonly { name: string; in: 'path' | 'query'; required: boolean; schema: JsonSchema }[]
  requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema }> }
  responses: Record<string, { description: string; content?: Record<string, { schema: JsonSchema }> }>
}

/** Paths under /api outside the contract: the response to unknown paths, the live channel, the description. */
const NO_CALLS = new Set(['/api', '/api/*', '/api/live', '/api/openapi.json', '/api/docs'])

/** A new public call has to be added here too. */
const PUBLIC = [
  'GET /api/auth/google',
  'GET /api/auth/google/callback',
  'GET /api/auth/onboarding/password',
  'GET /api/auth/providers',
  'GET /api/auth/verify',
  'GET /api/auth/verify-reset-token/{token}',
  'GET /api/content/blocks',
  'GET /api/opportunities',
  'GET /api/opportunities/places',
  'GET /api/places/municipalities',
  'GET /api/public/article-tags',
  'GET /api/public/articles',
  'GET /api/public/articles/{slug}',
  'GET /api/public/banks',
  'GET /api/public/banks/{slug}',
  'GET /api/public/calls',
  'GET /api/public/calls/{slug}',
  'GET /api/public/calls/{slug}/ballot',
  'GET /api/public/calls/{slug}/results',
  'GET /api/public/comments/{kind}/{id}',
  'GET /api/public/cvs/{token}',
  'GET /api/public/cvs/{token}/pdf',
  'GET /api/public/decisions',
  'GET /api/public/discussions/{kind}/{id}',
  'GET /api/public/feed/members/{slug}/pinned',
  'GET /api/public/feed/tags/{tag}',
  'GET /api/public/feed/{id}',
  'GET /api/public/form-uses/{kind}/{id}',
  'GET /api/public/forms/{slug}',
  'GET /api/public/forms/{slug}/sent',
  'GET /api/public/legal/{document}',
  'GET /api/public/legal/{document}/{version}',
  'GET /api/public/mentors',
  'GET /api/public/mentors/{slug}',
  'GET /api/public/moved-pages',
  'GET /api/public/opportunities/{slug}',
  'GET /api/public/organisations',
  'GET /api/public/organisations/{slug}',
  'GET /api/public/pages/{slug}',
  'GET /api/public/profiles/{slug}',
  'GET /api/public/projects',
  'GET /api/public/projects/{slug}',
  'POST /api/auth/first-admin',
  'POST /api/auth/forgot-password',
  'POST /api/auth/google/complete',
  'POST /api/auth/login',
  'POST /api/auth/logout',
  'POST /api/auth/onboarding',
  'POST /api/auth/onboarding/password',
  'POST /api/auth/passkey',
  'POST /api/auth/passkey/options',
  'POST /api/auth/refresh',
  'POST /api/auth/register',
  'POST /api/auth/request-password-reset',
  'POST /api/auth/resend-verification',
  'POST /api/auth/reset-password',
  'POST /api/auth/verify',
  'POST /api/auth/verify-reset-code',
  'POST /api/canvas-memberships/look',
  'POST /api/consent',
  'POST /api/contributions/confirm',
  'POST /api/contributions/look',
  'POST /api/invitations/look',
  'POST /api/moderation/appeals',
  'POST /api/moderation/appeals/look',
  'POST /api/moderation/appeals/resend',
  'POST /api/notifications/unsubscribe',
  'POST /api/public/calls/{slug}/vote-codes',
  'POST /api/public/calls/{slug}/votes',
  'POST /api/public/forms/{slug}/answers',
  'POST /api/public/forms/{slug}/files/{field}',
  'POST /api/public/page-speed',
  'POST /api/saved-searches/stop',
]

const description = openApi({ routes, product: 'Zamah', server: 'http://localhost:3000' })
const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    path,
    method,
    operation: operation as Operation,
  })),
)

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

describe('who relies on the description of the API', () => {
  test('finds every call that the product answers, and no other', () => {
    const mounted = mountedRoutes(app.http).filter(
      (name) => /^\S+ \/api(\/|$)/.test(name) && !NO_CALLS.has(name.split(' ')[1] ?? ''),
    )
    const declared = routes.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)
    expect(mounted.sort()).toEqual([...declared].sort())
    expect(operations.map(({ name }) => name).sort()).toEqual([...declared].sort())
  })

  test('finds the policy of every call, and security exactly where one must be signed in', () => {
    for (const { endpoint, policy } of routes) {
      const name = `${endpoint.method} ${endpoint.path}`
      const operation = operations.find((each) => each.name === name)?.operation
      expect([name, operation?.['x-policy']]).toEqual([name, policyName(policy)])
      const open = endpoint.partner ? [{}, { partnerKey: [] }] : []
      expect([name, operation?.security]).toEqual([name, policy === 'public' ? open : [{ session: [] }]])
    }
    expect(Object.keys(description.components.securitySchemes)).toEqual(['session', 'partnerKey'])
  })

  test('meets admin calls under /api/admin/ and nowhere else', () => {
    for (const { endpoint, policy } of routes) {
      const isForAdmins = policy === 'globalAdmin' || typeof policy === 'object'
      expect([endpoint.path, isForAdmins]).toEqual([endpoint.path, endpoint.path.startsWith('/api/admin/')])
    }
  })

  test('finds open to everybody only what was meant to be', () => {
    const open = routes
      .filter(({ policy }) => policy === 'public')
      .map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)
    expect(open.sort()).toEqual(PUBLIC)
  })

  test('reads everywhere that unknown fields are refused', () => {
    const bodies = operations.flatMap(({ name, operation }) =>
      Object.entries(operation.requestBody?.content ?? {})
        .filter(([type]) => type === 'application/json')
        .map(([, { schema }]) => ({ name, schema }))
        // A file that happens to be JSON has no fields of ours.
        .filter(({ schema }) => schema.format !== 'binary'),
    )
    expect(bodies.length).toBeGreaterThan(15)
    for (const { name, schema } of bodies) {
      expect([name, schema.type]).toEqual([name, 'object'])
      for (const part of within(schema)) {
        if (part.type === 'object') expect([name, part.additionalProperties]).toEqual([name, false])
      }
    }
  })

  test('sends no number that is greater than its column holds', () => {
    const [COLUMN, COUNTED] = [2 ** 31 - 1, new Set(['seq', 'replyTo', 'clock', 'elapsed'])]
    const greater = operations.flatMap(({ name, operation }) =>
      Object.values(operation.requestBody?.content ?? {}).flatMap(({ schema }) =>
        [...within(schema)]
          .flatMap((part) => Object.entries(part.properties ?? {}))
          // Messages and changes of a document are counted without an end; a device's clock is in milliseconds.
          .filter(([field]) => !COUNTED.has(field))
          .flatMap(([field, value]) => [...within(value)].map((one) => ({ field, ...one })))
          .filter(({ type, maximum = Infinity }) => type === 'integer' && maximum > COLUMN)
          .map(({ field }) => `${name}: ${field}`),
      ),
    )
    expect(greater).toEqual([])
  })

  test('gets the id of what a call has made, and reads it under the same path', () => {
    const creating = routes.filter(({ endpoint }) => endpoint.method === 'POST' && endpoint.status === 201)
    for (const { endpoint } of creating) {
      const made = operations.find(({ name }) => name === `POST ${endpoint.path}`)?.operation.responses['201']
      const schema = made?.content?.['application/json']?.schema
      expect([endpoint.path, schema?.required?.includes('id')]).toEqual([endpoint.path, true])
      // Below another thing the path has an id already, so the new one has its own name.
      const read = operations.some(
        ({ name }) =>
          name.startsWith(`GET ${endpoint.path}/{`) &&
          name.endsWith('}') &&
          !name.slice(`GET ${endpoint.path}/{`.length).includes('/'),
      )
      expect([endpoint.path, read]).toEqual([endpoint.path, true])
    }
    // A collection with readable items answers a creation with 201.
    for (const { endpoint } of routes.filter(({ endpoint: each }) => each.method === 'POST')) {
      if (!description.paths[`${endpoint.path}/{id}`]?.get) continue
      expect([endpoint.path, endpoint.status]).toEqual([endpoint.path, 201])
    }
  })

  test('has a valid document of OpenAPI 3.1', () => {
    expect(description.openapi).toMatch(/^3\.1\.\d+$/)
    expect(description.info).toEqual({ title: expect.any(String), version: expect.any(String) })
    expect(description.servers.every(({ url }) => URL.canParse(url))).toBe(true)
    const ids = operations.map(({ operation }) => operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
    const faults = operations.flatMap(({ name, path, method, operation }) =>
      faultsOfOperation({ path, method, operation }).map((fault) => `${name}: ${fault}`),
    )
    expect(faults).toEqual([])
  })

  test('finds every call on the page for people too', () => {
    const page = docsBody(description).text
    for (const { path, operation } of operations) {
      expect(page).toContain(`<code class="path">${path}</code>`)
      expect(operation.summary).toMatch(/^\S.{5,}$/)
    }
    expect(page.match(/<details>/g)).toHaveLength(operations.length)
  })
})

function faultsOfOperation({ path, method, operation }: Omit<(typeof operations)[number], 'name'>): string[] {
  const templated = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  const inPath = operation.parameters.filter((each) => each.in === 'path')
  const keys = operation.parameters.map((each) => `${each.in} ${each.name}`)
  const contents = [operation.requestBody, ...Object.values(operation.responses)].flatMap((part) =>
    Object.entries(part?.content ?? {}),
  )
  return [
    ...(path.startsWith('/api/') ? [] : ['the path']),
    ...(['get', 'put', 'post', 'delete', 'patch'].includes(method) ? [] : ['the method']),
    ...(String(inPath.map(({ name }) => name).sort()) === String(templated.sort())
      ? []
      : ['path parameters']),
    ...(inPath.every(({ required }) => required) ? [] : ['an optional part of the path']),
    ...(new Set(keys).size === keys.length ? [] : ['a parameter twice']),
    ...(method === 'get' && operation.requestBody ? ['a GET with a body'] : []),
    ...Object.entries(operation.responses).flatMap(([status, answer]) =>
      /^[2345]\d\d$|^default$/.test(status) && answer.description ? [] : [`answer ${status}`],
    ),
    ...(operation.responses.default ? [] : ['no word on refusals']),
    ...operation.parameters.flatMap(({ schema }) => faultsOf(schema)),
    ...contents.flatMap(([type, { schema }]) => [
      ...(/^[\w.+-]+\/[\w.+-]+$/.test(type) ? [] : [`media type ${type}`]),
      ...faultsOf(schema),
      ...[...within(schema)].flatMap(({ $ref }) => ($ref === undefined || resolves($ref) ? [] : [$ref])),
    ]),
  ]
}

function resolves(reference: string): boolean {
  let place: unknown = description
  for (const part of reference.replace(/^#\//, '').split('/')) {
    place = (place as Record<string, unknown> | undefined)?.[part]
  }
  return reference.startsWith('#/') && place !== undefined
}
