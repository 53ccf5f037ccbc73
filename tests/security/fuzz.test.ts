import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { routes } from '#app/compose.ts'
import { cleanText } from '#platform/contract/clean-text.ts'
import { localeFromHeader } from '#platform/contract/locale.ts'
import { signIn } from '#tests/setup/sign-in.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { type Answer, faultOf } from './answers.ts'
import { fuzzing } from './fuzz-runs.ts'
import { described, type FuzzRequest, fuzzRequest, type Person } from './requests.ts'
import { arbitraryOf } from './schema-arbitrary.ts'

const TOGETHER = 8
/** Some of these requests end their own session. */
const FRESH_AFTER = 200

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const fuzz = fuzzing({ share: 0.8, together: TOGETHER })

test(
  'whatever anybody sends to the API, it is answered with sense',
  async () => {
    let sent = 0
    const seen = new Map<number, number>()
    await fc.assert(
      fc.asyncProperty(
        fc.array(fuzzRequest, { minLength: TOGETHER, maxLength: TOGETHER }),
        async (requests) => {
          if (sent % FRESH_AFTER < TOGETHER) await signInAfresh()
          sent += requests.length
          const answers = await Promise.all(requests.map(send))
          const faults = answers.flatMap((answer, index) => {
            const request = requests[index]
            seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1)
            return (request && faultIn(answer, request)) ?? []
          })
          expect(faults).toEqual([])
        },
      ),
      fuzz,
    )
    process.stdout.write(
      `Answers: ${[...seen]
        .sort()
        .map(([status, count]) => `${status} × ${count}`)
        .join(', ')}\n`,
    )
    // If all requests failed authentication, the code behind it would not be tested.
    expect([...seen.keys()]).toEqual(expect.arrayContaining([200, 400, 401, 404, 422]))
  },
  fuzz.timeout,
)

const bodies = described.flatMap(({ method, path, body }) => (body ? [{ method, path, body }] : []))

test.each(bodies)(
  'who follows the description of $method $path is never told that the form is wrong',
  async ({ method, path, body }) => {
    const schema = routes.find(({ endpoint }) => endpoint.method === method && endpoint.path === path)
      ?.endpoint.body
    await fc.assert(
      fc.asyncProperty(arbitraryOf(body), async (value) => {
        const sent: unknown = JSON.parse(JSON.stringify(value))
        const result = schema?.safeParse(sent)
        // JSON Schema cannot express custom rules, such as two equal members, nor that invisible characters do not count.
        const malformed =
          result?.error?.issues.filter(
            ({ code, path: at }) => code !== 'custom' && !hasUnseen(at.reduce(partOf, sent)),
          ) ?? []
        expect(malformed).toEqual([])
      }),
      { numRuns: 300, seed: fuzz.seed },
    )
  },
)

const partOf = (whole: unknown, name: PropertyKey) => (whole as Record<PropertyKey, unknown>)[name]

/** Returns whether cleaning shortens a text, for example one with a zero-width space. */
function hasUnseen(text: unknown): boolean {
  return typeof text === 'string' && [...cleanText(text)].length < [...text].length
}

const headers: Record<Person, Record<string, string>> = { stranger: {}, member: {}, admin: {} }

async function signInAfresh(): Promise<void> {
  headers.member = (await signIn(app)).headers
  headers.admin = (await signIn(app, { rights: { role: 'ADMIN', globalAdmin: true } })).headers
}

let addresses = 0

async function send({ method, url, person, body, headers: own }: FuzzRequest): Promise<Answer> {
  addresses += 1
  const response = await app.http.inject({
    method: method as 'GET',
    url,
    // Every request has another address, because limits per address would hide further faults.
    remoteAddress: `127.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`,
    headers: { ...headers[person], ...own },
    ...(body !== undefined && { payload: body }),
  })
  return {
    status: response.statusCode,
    type: String(response.headers['content-type'] ?? ''),
    body: method === 'HEAD' ? '{"error":"hidden","code":"a.b"}' : response.body,
  }
}

function faultIn(answer: Answer, request: FuzzRequest): string | undefined {
  const locale = asked(request)
  const fault = faultOf(answer, { texts: app.services.errorTexts, locale })
  return fault && `${request.method} ${request.url} by a ${request.person}: ${fault}`
}

/** Returns the language of the request; `undefined` if a rejected body may have named one. */
function asked({ headers: { 'accept-language': language }, body }: FuzzRequest) {
  return body?.includes('language') ? undefined : localeFromHeader(language)
}
