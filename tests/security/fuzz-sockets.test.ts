import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '#tests/setup/database.ts'
import { type Product, startProduct } from '#tests/setup/product.ts'
import { faultOf } from './answers.ts'
import { fuzzing } from './fuzz-runs.ts'
import { type OddRequest, oddRequest } from './odd-requests.ts'
import { exchange } from './raw-socket.ts'

/** Many concurrently, because some make the server wait for more. */
const TOGETHER = 64

let product: Product
let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  database = await createTestDatabase()
  product = await startProduct({ DATABASE_URL: database.url, SMTP_URL: 'smtp://127.0.0.1:9' })
})
afterAll(async () => {
  await product?.stop()
  await database?.drop()
})

const fuzz = fuzzing({ share: 0.2, together: TOGETHER })

test(
  'whatever bytes arrive, the product answers with sense or hangs up, and goes on',
  async () => {
    const seen = new Map<number, number>()
    await fc.assert(
      fc.asyncProperty(
        fc.array(oddRequest, { minLength: TOGETHER, maxLength: TOGETHER }),
        async (requests) => {
          const faults = await Promise.all(
            requests.map(async (request) => {
              const answer = await exchange({
                port: product.port,
                bytes: request.bytes,
                address: anyAddress(),
              })
              seen.set(answer?.status ?? 0, (seen.get(answer?.status ?? 0) ?? 0) + 1)
              return answer && faultIn(request, { ...answer, type: answer.headers.get('content-type') ?? '' })
            }),
          )
          expect(faults.filter(Boolean)).toEqual([])
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
    expect([...seen.keys()]).toEqual(expect.arrayContaining([200, 400, 404]))
    // Without a response the server waited for the rest of a broken request until the client hung up; that must stay rare.
    const all = [...seen.values()].reduce((sum, count) => sum + count, 0)
    expect(seen.get(0) ?? 0).toBeLessThan(all / 5)
    expect(product.isRunning()).toBe(true)
    expect(product.output()).not.toMatch(/unexpected error|unhandled|uncaught/i)
    expect((await fetch(`${product.url}/healthz`)).status).toBe(200)
  },
  fuzz.timeout,
)

let calls = 0
function anyAddress(): string {
  calls += 1
  return `127.${1 + ((calls >> 16) & 127)}.${(calls >> 8) & 255}.${1 + (calls & 127)}`
}

function faultIn(
  request: OddRequest,
  answer: { status: number; type: string; body: string; headers: Map<string, string> },
) {
  const { status, type } = answer
  const wanted = `${request.method} ${JSON.stringify(request.target.slice(0, 200))}`
  const isPage = type.startsWith('text/html')
  if (isPage && !answer.headers.has('content-security-policy')) return `${wanted}: a page without a policy`
  if (leadsElsewhere(answer.headers.get('location'))) return `${wanted}: leads elsewhere`
  if (isPage && /(?:href|src|action|content)="[^"]*\/\/zlo/.test(answer.body))
    return `${wanted}: names another host`
  if (status < 500 && (isPage || request.method === 'HEAD')) return undefined
  // Files have their own statuses, for example 416 and 412.
  if (status < 500 && !/^\/?api\b/.test(request.target)) return undefined
  const fault = faultOf(answer, { texts: () => undefined, locale: undefined })
  return fault && `${wanted}: ${fault}`
}

/**
 * Returns whether a location leaves our host, as browsers read it: no backslash and no second slash may turn a path into a
 * host.
 */
function leadsElsewhere(location: string | undefined): boolean {
  return location !== undefined && new URL(location, 'http://localhost').host.includes('zlo.example')
}
