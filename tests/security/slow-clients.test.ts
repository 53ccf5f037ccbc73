import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '#tests/setup/database.ts'
import { type Product, startProduct } from '#tests/setup/product.ts'

const EACH = 200
const PATIENCE_MS = 20_000
/** Shorter than their patience, and longer than a busy machine needs: a server that waits for them takes as long as they do. */
const ANSWER_MS = 10_000

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

test('four hundred who dawdle are sent away within 20 seconds, and nobody else waits for them', async () => {
  const slow = [
    ...Array.from({ length: EACH }, () => dawdle('GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ', 'x')),
    ...Array.from({ length: EACH }, () =>
      dawdle(
        'POST /api/auth/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n{"email":"',
        'x',
      ),
    ),
  ]
  const unused = openAhead()
  const all = Promise.all(slow)
  let done = false
  void all.finally(() => {
    done = true
  })
  const waits: number[] = []
  while (!done) {
    for (const path of ['/', '/login', '/api/auth/providers']) {
      const began = performance.now()
      const answer = await fetch(`${product.url}${path}`)
      await answer.arrayBuffer()
      expect([path, answer.status]).toEqual([path, 200])
      waits.push(performance.now() - began)
    }
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  const longest = Math.max(...(await all))
  process.stdout.write(
    `The last one left after ${Math.round(longest)} ms; pages took at most ${Math.round(Math.max(...waits))} ms.\n`,
  )
  expect(longest).toBeLessThan(PATIENCE_MS)
  // A browser would take it for the answer to what it asks next.
  expect(await unused).toBe('')
  expect(waits.length).toBeGreaterThan(10)
  expect(Math.max(...waits)).toBeLessThan(ANSWER_MS)
})

/** Sends a beginning and then a byte per second; returns how long the server waited. */
function dawdle(beginning: string, byte: string): Promise<number> {
  const began = performance.now()
  return new Promise((resolve) => {
    const socket = connect({ port: product.port, host: '127.0.0.1' })
    socket.on('connect', () => socket.write(beginning))
    const timer = setInterval(() => socket.writable && socket.write(byte), 1000)
    const giveUp = setTimeout(() => socket.destroy(), PATIENCE_MS + 5000)
    socket.on('error', () => undefined)
    socket.resume()
    socket.on('close', () => {
      clearInterval(timer)
      clearTimeout(giveUp)
      resolve(performance.now() - began)
    })
  })
}

/** Opens a connection as browsers do ahead of a request; returns what came over it until the server closed it. */
function openAhead(): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({ port: product.port, host: '127.0.0.1' })
    let words = ''
    socket.on('data', (bytes) => {
      words += bytes
    })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(words))
  })
}
