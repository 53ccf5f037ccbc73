import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { slimContracts } from './vite-slim-contracts.ts'

const CONTRACT = '/house/src/features/feed/contract/feed.endpoints.ts'

function slim(code: string, id = CONTRACT): string | undefined {
  const { transform } = slimContracts() as unknown as {
    transform(this: object, code: string, id: string): { code: string } | undefined
  }
  return transform.call({ parse: parseAst }, code, id)?.code
}

/** Runs a module and returns its exports, given the names that it imports. */
function run(code: string, names: Record<string, unknown>): Record<string, unknown> {
  const script = code.replace(/^import .*$/gm, '').replace(/^export const (\w+) =/gm, 'out.$1 =')
  const out = {}
  new Function('out', ...Object.keys(names), script)(out, ...Object.values(names))
  return out
}

const endpoint = (given: object) => given
const never = () => {
  throw new Error('a schema was made')
}

test('an endpoint keeps what the browser asks for and nothing else', () => {
  const code = slim(`import { endpoint } from '#platform/contract/endpoint.ts'
export const getFeed = endpoint({ method: 'GET', path: '/api/feed', status: 201, params: never(), response: never({ a: 1 }), summary: 'x' })`)
  expect(run(code!, { endpoint, never })).toEqual({
    getFeed: { method: 'GET', path: '/api/feed', status: 201 },
  })
})

test('an endpoint that a function makes is slimmed too', () => {
  const code = slim(`export const made = make('/a')
function make(path) { return endpoint({ method: 'GET', path, response: never() }) }`)
  expect(run(code!, { endpoint, never })).toEqual({ made: { method: 'GET', path: '/a' } })
})

test('what a contract works out is marked as droppable and is still the same where it is used', () => {
  const code = slim(
    'export const KINDS = [...BASE, 2]\nexport const one = 1\nexport const sum = KINDS.map((n) => n)',
  )
  expect(code?.match(/@__PURE__/g)).toHaveLength(2)
  expect(run(code!.replace('KINDS.map', 'out.KINDS.map'), { BASE: [1] })).toEqual({
    KINDS: [1, 2],
    one: 1,
    sum: [1, 2],
  })
})

test('what is no contract, and texts, are let be', () => {
  const code = 'export const a = endpoint({ response: 1 })'
  expect(slim(code, '/house/src/features/feed/web/feed.ts')).toBeUndefined()
  expect(slim(code, '/house/src/features/feed/contract/messages.bhs.ts')).toBeUndefined()
  expect(slim(code, '/house/node_modules/x/contract/a.ts')).toBeUndefined()
})
