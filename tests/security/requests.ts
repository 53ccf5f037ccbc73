import fc from 'fast-check'
import { routes } from '#app/compose.ts'
import { openApi } from '#platform/server/http/openapi.ts'
import type { JsonSchema } from './json-schema.ts'
import { damaged, oddText, PROTOTYPE_KEYS, unreadable } from './odd-values.ts'
import { arbitraryOf } from './schema-arbitrary.ts'

export type Person = 'stranger' | 'member' | 'admin'
export type FuzzRequest = {
  method: string
  url: string
  person: Person
  headers: Record<string, string>
  body: string | undefined
}

type Operation = {
  parameters: { name: string; in: string; required: boolean; schema: JsonSchema }[]
  requestBody?: { content: { 'application/json'?: { schema: JsonSchema } } }
}
export type Described = { method: string; path: string; operation: Operation; body: JsonSchema | undefined }

const { paths } = openApi({ routes, product: 'Zamah', server: 'http://localhost:3000' })

/** Every call in its description. */
export const described: readonly Described[] = routes.map(({ endpoint: { method, path } }) => {
  const operation = paths[path]?.[method.toLowerCase()] as Operation
  return { method, path, operation, body: operation.requestBody?.content['application/json']?.schema }
})

const HUGE = `{"email":"${'x'.repeat(300_000)}"}`
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'PURGE', 'PROPFIND']
const JSON_TYPE = 'application/json'

const mediaType = rarely(
  JSON_TYPE,
  fc.constantFrom(
    'application/json; charset=utf-8',
    'application/json;charset=x',
    'application/jsonx',
    'text/json',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'multipart/form-data',
    '',
    ';',
    'a/b/c',
  ),
)

const language = fc.constantFrom('bhs', 'en', 'en-GB,en;q=0.9,bs;q=0.1', 'de', '*', 'q=;;;,,', 'en;q=2e9', '')
const origin = rarely(
  'http://localhost:3000',
  fc.constantFrom('null', '', 'https://zlo.example', 'http://localhost:3000.zlo.example', 'file://'),
)
/** Values valid in a header: without line breaks. */
const headerText = fc.oneof(oddText, fc.string({ maxLength: 300 })).map((text) =>
  Buffer.from(text)
    .toString('latin1')
    .replace(/[\r\n\0]/g, ' '),
)

const authorization = fc.oneof(
  fc.constantFrom(
    'Bearer',
    'Bearer ',
    'bearer x.y.z',
    'Bearer a.b.c',
    'Bearer ..',
    'Bearer eyJhbGciOiJub25lIn0.eyJzaWQiOiJ4In0.',
    'Bearer eyJhbGciOiJIUzI1NiJ9.W10.x',
    'Basic eDp5',
    `Bearer ${'a'.repeat(5000)}.b.c`,
  ),
  headerText.map((text) => `Bearer ${text}`),
)
const cookie = fc.oneof(
  headerText,
  headerText.map(
    (value) => `__Host-sid=${value}; __Host-reg=${value}; __Host-rf=${value}; __Host-onb=${value}`,
  ),
  fc.constantFrom(
    '=',
    ';;;',
    '__proto__=1; constructor=2',
    '__Host-sid',
    '__Host-oidc=%E0%A4%A',
    'lang=xx; theme=%',
  ),
)
const oddHeaders = fc.record(
  {
    authorization,
    cookie,
    'if-match': headerText,
    'if-none-match': headerText,
    'x-autosave': headerText,
    'user-agent': headerText,
    'x-forwarded-for': headerText,
    'x-forwarded-host': headerText,
    'content-encoding': fc.constantFrom('gzip', 'br', 'x'),
    'sec-fetch-site': fc.constantFrom('same-origin', 'cross-site', 'none', 'x'),
    accept: headerText,
    range: fc.constantFrom('bytes=0-1', 'bytes=-', 'x'),
  },
  { requiredKeys: [] },
)

/** Generates requests to all routes: half right, half broken, nonsense. */
export const fuzzRequest: fc.Arbitrary<FuzzRequest> = fc.oneof(...described.map(requestOf))

function requestOf(call: Described): fc.Arbitrary<FuzzRequest> {
  return fc
    .record({
      method: rarely(call.method, fc.constantFrom(...METHODS)),
      url: urlOf(call),
      person: fc.constantFrom<Person>('stranger', 'stranger', 'member', 'admin'),
      type: mediaType,
      origin,
      language,
      odd: fc.oneof({ weight: 2, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: oddHeaders }),
      body: bodyOf(call),
    })
    .map(({ method, url, person, type, body, odd, ...rest }) => ({
      method,
      url,
      person,
      headers: {
        origin: rest.origin,
        'accept-language': rest.language,
        ...(body !== undefined && { 'content-type': type }),
        ...odd,
      },
      body: method === 'GET' || method === 'HEAD' || method === 'TRACE' ? undefined : body,
    }))
}

function bodyOf({ body }: Described): fc.Arbitrary<string | undefined> {
  const valid = body ? arbitraryOf(body) : fc.constant({})
  return fc.oneof(
    { weight: 12, arbitrary: damaged(valid) },
    { weight: 4, arbitrary: valid.map((value) => JSON.stringify(value)) },
    { weight: 4, arbitrary: unreadable },
    { weight: 2, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constantFrom(HUGE, '{}', '{"language":"en"}') },
  )
}

function urlOf({ path, operation }: Described): fc.Arbitrary<string> {
  const of = (place: string) => operation.parameters.filter((each) => each.in === place)
  const names = of('path')
  const filled = fc
    .tuple(...names.map(({ schema }) => fc.oneof(arbitraryOf(schema), oddText)))
    .map((values) =>
      names.reduce((url, { name }, index) => url.replace(`{${name}}`, encoded(values[index])), path),
    )
  const query = fc.oneof(
    fc
      .record(Object.fromEntries(of('query').map(({ name, schema }) => [name, arbitraryOf(schema)])), {
        requiredKeys: of('query').flatMap(({ name, required }) => (required ? [name] : [])),
      })
      .map((values) =>
        Object.entries(values)
          .map(([key, value]) => `${key}=${encoded(value)}`)
          .join('&'),
      ),
    oddQuery(of('query').map(({ name }) => name)),
  )
  return fc
    .tuple(filled, rarely('', fc.constantFrom('/', '//', '/.', '%2f', ';a=b', '.json')), query)
    .map(([url, tail, search]) => `${url}${tail}${search ? `?${search}` : ''}`)
}

function oddQuery(names: readonly string[]): fc.Arbitrary<string> {
  const key = fc.oneof(
    fc.constantFrom('a[]', 'a[b]', '__proto__[x]', ...PROTOTYPE_KEYS, ...names),
    oddText.map(encoded),
  )
  const value = fc.oneof(oddText.map(encoded), fc.constantFrom('%', '%zz', '%00', '+', '%ff', '=', '#'))
  return fc
    .array(fc.tuple(key, value), { maxLength: 5 })
    .map((pairs) => [...pairs, ...pairs.slice(0, 1)].map(([k, v]) => `${k}=${v}`).join('&'))
}

function encoded(value: unknown): string {
  const text = String(value)
  return text.isWellFormed() ? encodeURIComponent(text) : '%ed%a0%80'
}

function rarely<T>(usual: T, other: fc.Arbitrary<T>): fc.Arbitrary<T> {
  return fc.oneof({ weight: 8, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: other })
}
