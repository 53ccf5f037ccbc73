import type { LookupAddress } from 'node:dns'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { postOutside } from './post-outside.ts'

/** A receiver that answers by path and records the requested paths. */
const paths: string[] = []
let origin = ''
const server = createServer(({ url = '' }, response) => {
  paths.push(url)
  if (url === '/away') response.writeHead(307, { location: `${origin}/inner` }).end()
  else if (url === '/endless') response.writeHead(200).write('…')
  else if (url !== '/silent') response.writeHead(204).end()
})
let port: number
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  port = (server.address() as AddressInfo).port
  origin = `http://127.0.0.1:${port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const post = (url: string, input: { reach?: string[]; found?: LookupAddress[]; timeMs?: number } = {}) => {
  const looked: string[] = []
  const resolve = (host: string) => {
    looked.push(host)
    return Promise.resolve(input.found ?? [])
  }
  const { reach = [], timeMs = 5000 } = input
  return postOutside({ url: new URL(url), headers: {}, body: '{}', timeMs, reach, resolve }).then(
    (answer) => ({
      answer,
      looked,
    }),
  )
}
const here: LookupAddress = { address: '127.0.0.1', family: 4 }

test('the server does not contact a host if any of its addresses is private', async () => {
  const inner = `http://webhook.primjer.ba:${port}/`
  for (const found of [[here], [{ address: '8.8.8.8', family: 4 }, here], [{ address: '::1', family: 6 }]])
    expect(await post(inner, { found })).toEqual({
      answer: { reason: 'forbidden' },
      looked: ['webhook.primjer.ba'],
    })
  expect(paths).toEqual([])
})

test('the server resolves a host once and connects to the address that it checked', async () => {
  // This host does not exist, so the server can only have contacted the address that the test resolver returned.
  const host = `webhook.primjer.ba:${port}`
  const { answer, looked } = await post(`http://${host}/`, { found: [here], reach: [host] })
  expect({ answer, looked }).toEqual({ answer: { status: 204 }, looked: ['webhook.primjer.ba'] })
})

test('the server reports a redirect and does not follow it', async () => {
  const { answer } = await post(`${origin}/away`, { reach: [`127.0.0.1:${port}`] })
  expect({ answer, inner: paths.includes('/inner') }).toEqual({ answer: { status: 307 }, inner: false })
})

test('the server gives up on a receiver that is too slow and does not wait for an endless response', async () => {
  const reach = [`127.0.0.1:${port}`]
  expect((await post(`${origin}/silent`, { reach, timeMs: 50 })).answer).toEqual({ reason: 'slow' })
  expect((await post(`${origin}/endless`, { reach })).answer).toEqual({ status: 200 })
})
