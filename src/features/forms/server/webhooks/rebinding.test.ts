import dns from 'node:dns/promises'
import type { LookupAddress } from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'
import { Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { person } from '#features/organisations/server/organisations.fixture.ts'
import { settled } from '#tests/setup/settled.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { hookDesk } from './webhooks.fixture.ts'

const NAME = 'prijemnik.primjer.ba'

let app: TestApp
let desk: Awaited<ReturnType<typeof hookDesk>>
beforeAll(async () => {
  app = await buildTestApp()
  desk = await hookDesk(app, await person(app, { rights: { role: 'ADMIN', scopes: ['content'] } }))
})
afterEach(() => {
  vi.restoreAllMocks()
  syncBuiltinESMExports()
})
afterAll(async () => {
  await desk.site.stop()
  await app.stop()
})

const at = (...addresses: string[]): LookupAddress[] =>
  addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))

/** Lets the name of the receiver lead to these addresses, one list after the other; the last one stays. */
function leadTo(...lists: LookupAddress[][]) {
  const asked: string[] = []
  vi.spyOn(dns, 'lookup').mockImplementation((name: string) => {
    asked.push(name)
    return Promise.resolve((lists.length > 1 ? lists.shift() : lists[0]) as never)
  })
  syncBuiltinESMExports()
  return asked
}

/** Notes where connections to the name go, and ends each before a byte leaves this machine. */
function watchConnections(): string[] {
  const addresses: string[] = []
  const { connect } = Socket.prototype
  vi.spyOn(Socket.prototype, 'connect').mockImplementation(function (this: Socket, ...given: unknown[]) {
    const [options] = given.flat() as { host?: string }[]
    if (options?.host === NAME)
      this.once('connectionAttempt', (address) => {
        addresses.push(address)
        this.destroy(new Error('watched'))
      })
    return connect.apply(this, given as never)
  } as typeof connect)
  return addresses
}

test.each([
  [at('127.0.0.1')],
  [at('::1')],
  [at('::ffff:127.0.0.1')],
  [at('::ffff:7f00:1')],
  [at('64:ff9b::7f00:1')],
  [at('169.254.169.254')],
  [at('fd00:ec2::254')],
  [at('93.184.216.34', '10.0.0.1')],
])('a receiver whose name leads to %j gets nothing', async (inner) => {
  const asked = leadTo(inner)
  const connections = watchConnections()
  const form = await desk.formWith(`https://${NAME}/hook`)
  await form.send('Amra')
  await expect.poll(form.last).toMatchObject({ state: 'waiting', attempts: 1, reason: 'forbidden' })
  expect({ asked, connections }).toEqual({ asked: [NAME], connections: [] })
})

test('a name that leads inside once it was checked gains nothing, and is checked anew for each message', async () => {
  const asked = leadTo(at('93.184.216.34'), at('127.0.0.1'))
  const connections = watchConnections()
  const form = await desk.formWith(`https://${NAME}/hook`)
  await form.send('Amra')
  await expect.poll(form.last).toMatchObject({ state: 'waiting', attempts: 1, reason: 'unreachable' })
  expect({ asked, connections }).toEqual({ asked: [NAME], connections: ['93.184.216.34'] })
  await form.waits()
  await expect.poll(form.last).toMatchObject({ state: 'waiting', attempts: 2, reason: 'forbidden' })
  expect({ asked, connections }).toEqual({ asked: [NAME, NAME], connections: ['93.184.216.34'] })
  await settled(app)
})
