import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUser } from '../auth/users.queries.ts'
import { endSessions, startSession } from '../auth/session.service.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'

let app: TestApp
let base: string

beforeAll(async () => {
  app = await buildTestApp()
  await app.http.listen({ port: 0, host: '127.0.0.1' })
  base = `127.0.0.1:${(app.http.server.address() as AddressInfo).port}`
})
afterAll(() => app.stop())

async function signIn(email: string) {
  const jar = new Map<string, string>()
  const user = await createUser(app.services.db, {
    email,
    firstName: 'Amra',
    lastName: 'Hodžić',
    language: 'bhs',
    passwordHash: null,
  })
  if (!user) throw new Error('the account exists already')
  const tokens = await startSession({
    services: app.services,
    userId: user.id,
    context: {
      cookies: {
        get: (name) => jar.get(name),
        set: (name, value) => void jar.set(name, value),
        clear: (name) => void jar.delete(name),
      },
      client: { address: '127.0.0.1', userAgent: 'test' },
    },
  })
  return {
    user,
    headers: { authorization: `Bearer ${tokens.accessToken}`, cookie: `__Host-sid=${jar.get('__Host-sid')}` },
  }
}

async function ticketFor(headers: Record<string, string>): Promise<string> {
  const response = await app.http.inject({ method: 'POST', url: '/api/live/tickets', headers })
  return response.json().ticket
}

function open(ticket: string) {
  const socket = new WebSocket(`ws://${base}/api/live?ticket=${ticket}`)
  const messages: unknown[] = []
  const closed = new Promise<number>((resolve) =>
    socket.addEventListener('close', (event) => resolve(event.code)),
  )
  const ready = new Promise<void>((resolve) => {
    socket.addEventListener('message', (event) => {
      messages.push(JSON.parse(String(event.data)))
      resolve()
    })
  })
  return { socket, messages, closed, ready }
}

test('a stranger gets no ticket', async () => {
  const response = await app.http.inject({ method: 'POST', url: '/api/live/tickets' })
  expect(response.statusCode).toBe(401)
})

test('a member hears what is said to them, and a ticket opens the channel only once', async () => {
  const { user, headers } = await signIn('amra.live@primjer.ba')
  const ticket = await ticketFor(headers)
  const channel = open(ticket)
  await channel.ready
  expect(await open(ticket).closed).toBe(4403)
  await app.services.hub.publish({ topic: `user:${user.id}`, data: { topic: 'greeting', data: 'zdravo' } })
  await expect.poll(() => channel.messages).toContainEqual({ topic: 'greeting', data: 'zdravo' })
  channel.socket.close()
})

test('a page whose session is ended elsewhere is told at once', async () => {
  const { user, headers } = await signIn('lejla.live@primjer.ba')
  const channel = open(await ticketFor(headers))
  await channel.ready
  await endSessions({ db: app.services.db, userId: user.id, reason: 'revoked' })
  expect(await channel.closed).toBe(4401)
})
