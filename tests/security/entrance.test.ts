import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routes } from '#app/compose.ts'
import { fillPath } from '#platform/contract/endpoint.ts'
import { leastCostOf } from '#tests/setup/cost.ts'
import { signIn } from '#tests/setup/sign-in.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'

const OWN = 'http://localhost:3000'
/** The longest time in milliseconds for which a body may hold up the thread of requests. */
const BLOCKING_MS = 20
const FOREIGN: readonly Record<string, string>[] = [
  { origin: 'https://zlo.example' },
  { origin: 'null' },
  { origin: 'http://localhost:3001' },
  { origin: 'http://localhost:3000.zlo.example' },
  { origin: 'https://zlo.example', 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
]
const changing = routes
  .filter(({ endpoint }) => endpoint.method !== 'GET')
  .map(({ endpoint: { method, path, upload } }) => ({
    takesFile: upload !== undefined,
    method,
    path,
    url: fillPath(path, { id: '00000000-0000-4000-8000-000000000000', token: 'x' }),
  }))

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

describe.each(changing)('$method $path', ({ method, url }) => {
  test('refuses what comes from another site before it looks at anything else', async () => {
    const { headers } = await signIn(app, { rights: { role: 'ADMIN', globalAdmin: true } })
    const bodies = [
      { type: 'application/json', payload: '{}' },
      { type: 'application/json', payload: '{broken' },
      { type: 'text/plain', payload: '{}' },
      { type: 'application/json', payload: `"${'x'.repeat(300_000)}"` },
    ]
    for (const from of FOREIGN)
      for (const { type, payload } of bodies) {
        const answer = await send({
          method,
          url,
          payload,
          headers: { ...headers, ...from, 'content-type': type },
        })
        expect([from, type, answer]).toEqual([from, type, { status: 403, code: 'platform.foreignOrigin' }])
      }
    const own = await app.http.inject({ method: 'GET', url: '/api/user/profile', headers })
    expect(own.statusCode).toBe(200)
  })
})

describe.each(changing.filter(({ takesFile }) => takesFile))('$method $path', ({ method, url }) => {
  test('takes the files that it names and nothing else', async () => {
    const { headers } = await signIn(app, { rights: { role: 'ADMIN', globalAdmin: true } })
    for (const type of ['text/plain', 'text/html', 'image/svg+xml', 'multipart/form-data; boundary=x']) {
      const sent = { ...headers, origin: OWN, 'content-type': type }
      const { status } = await send({ method, url, payload: '<svg/>', headers: sent })
      expect([type, status]).toEqual([type, 415])
    }
  })
})

describe.each(changing.filter(({ takesFile }) => !takesFile))('$method $path', ({ method, url }) => {
  test('takes JSON and nothing else', async () => {
    const others = [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/jsonx',
      'text/json',
      'application/json-patch+json',
    ]
    for (const type of others) {
      const answer = await send({
        method,
        url,
        payload: '{}',
        headers: { origin: OWN, 'content-type': type },
      })
      expect([type, answer]).toEqual([type, { status: 415, code: 'platform.unsupportedMedia' }])
    }
    for (const type of ['application/json; charset=utf-8', 'Application/JSON']) {
      const { status } = await send({
        method,
        url,
        payload: '{}',
        headers: { origin: OWN, 'content-type': type },
      })
      expect([type, status]).not.toEqual([type, 415])
    }
  })

  test('takes no body for an empty object', async () => {
    const { headers } = await signIn(app)
    const own = { ...headers, origin: OWN }
    const written = await send({
      method,
      url,
      payload: '{}',
      headers: { ...own, 'content-type': 'application/json' },
    })
    const again = (await signIn(app)).headers
    const empty = { ...again, origin: OWN }
    expect(await send({ method, url, headers: empty })).toEqual(written)
    const { headers: third } = await signIn(app)
    const typed = { ...third, origin: OWN, 'content-type': 'application/json' }
    expect(await send({ method, url, payload: '', headers: typed })).toEqual(written)
  })
})

describe('an unknown path under /api', () => {
  const paths = [
    '/api',
    '/api/',
    '/api/nema',
    '/api/auth',
    '/api/auth/login/',
    '/api/user/profile/1',
    '/api//auth',
    '/api/%2e%2e/x',
  ]
  test.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PURGE'])(
    'is not there for %s either',
    async (method) => {
      for (const url of paths) {
        for (const [language, word] of [
          ['bhs', /ovdje/],
          ['en', /here|found/i],
        ] as const) {
          const answer = await app.http.inject({
            method: method as 'GET',
            url,
            headers: { origin: OWN, 'accept-language': language },
          })
          expect([url, answer.statusCode]).toEqual([url, 404])
          expect(answer.headers['content-type']).toMatch(/^application\/json/)
          expect(answer.json()).toEqual({ code: 'platform.notFound', error: expect.stringMatching(word) })
        }
      }
    },
  )
})

test('a name with a character that the database cannot keep is unreadable', async () => {
  for (const url of ['/api/public/opportunities/a%00b', '/api/public/organisations/a%00b'])
    expect(await send({ method: 'GET', url, headers: {} })).toEqual({
      status: 400,
      code: 'platform.unreadable',
    })
})

test('a body of nothing but opening brackets is refused before it is parsed', async () => {
  for (const bracket of ['[', '{"a":']) {
    const cost = await leastCostOf(
      async () => {
        const payload = bracket.repeat(250_000 / bracket.length)
        const headers = { origin: OWN, 'content-type': 'application/json' }
        const answer = await send({ method: 'POST', url: '/api/auth/login', payload, headers })
        expect(answer).toEqual({ status: 400, code: 'platform.unreadable' })
      },
      { below: BLOCKING_MS },
    )
    expect(cost).toBeLessThan(BLOCKING_MS)
  }
})

test('the language of the body is the language of the refusal', async () => {
  for (const [language, header] of [
    ['en', 'bs'],
    ['bhs', 'en'],
  ] as const) {
    const answer = await app.http.inject({
      method: 'POST',
      url: '/api/auth/verify-reset-code',
      headers: { origin: OWN, 'accept-language': header },
      payload: { code: 'x', language },
    })
    const { error } = answer.json<{ error: string }>()
    expect(error).toBe(app.services.errorTexts('platform.invalid', language))
  }
})

test('a body beyond the limit is too large, also where nobody is signed in', async () => {
  const headers = { origin: OWN, 'content-type': 'application/json' }
  const payload = JSON.stringify({ email: 'x'.repeat(300_000) })
  const answer = await send({ method: 'POST', url: '/api/auth/login', payload, headers })
  expect(answer).toEqual({ status: 413, code: 'platform.tooLarge' })
})

test('every answer says that its type is not to be guessed, and that nothing of the API is kept', async () => {
  for (const url of [
    '/api/user/profile',
    '/api/auth/providers',
    '/api/nema',
    '/api/%',
    '/api/auth/verify?token=x',
  ]) {
    const { headers } = await app.http.inject({ method: 'GET', url })
    expect([url, headers['x-content-type-options']]).toEqual([url, 'nosniff'])
    expect([url, headers['cache-control']]).toEqual([url, 'no-store'])
  }
})

let sent = 0

async function send(input: {
  method: string
  url: string
  payload?: string
  headers: Record<string, string>
}) {
  const { method, url, payload, headers } = input
  sent += 1
  const response = await app.http.inject({
    method: method as 'POST',
    url,
    headers,
    remoteAddress: `127.9.${(sent >> 8) & 255}.${sent & 255}`,
    ...(payload !== undefined && { payload }),
  })
  const isJson = String(response.headers['content-type']).startsWith('application/json')
  return { status: response.statusCode, code: isJson ? response.json<{ code?: string }>().code : undefined }
}

test('nobody escapes a limit by saying that they come from elsewhere', async () => {
  const email = 'isti.covjek@primjer.ba'
  const statuses: number[] = []
  for (let number = 1; number <= 6; number += 1) {
    const { statusCode } = await app.http.inject({
      method: 'POST',
      url: '/api/auth/login',
      remoteAddress: '127.77.7.7',
      headers: {
        origin: OWN,
        'x-forwarded-for': `10.0.0.${number}`,
        forwarded: `for=10.0.0.${number}`,
        'x-real-ip': `10.0.0.${number}`,
      },
      payload: { email, password: `pogrešna ${number}` },
    })
    statuses.push(statusCode)
  }
  expect(statuses.map((status) => status === 429)).toEqual([false, false, false, false, false, true])
})
