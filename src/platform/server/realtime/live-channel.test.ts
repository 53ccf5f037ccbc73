import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertUser } from '../auth/users.queries.ts'
import { gracefulShutdownOf } from '../http/graceful-shutdown.ts'
import { endSession, endSessions, startSession } from '../auth/session.service.ts'
import { listening, openLiveInstances } from '#tests/setup/live-instances.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'

let app: TestApp
let instances: Awaited<ReturnType<typeof openLiveInstances>>

beforeAll(async () => {
  app = await buildTestApp()
  instances = await openLiveInstances(app)
})
afterAll(async () => {
  await instances.stop()
  await app.stop()
})

async function signIn(email: string) {
  const jar = new Map<string, string>()
  const user = await insertUser(app.services.db, {
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

function open(ticket: string, at = instances.first) {
  const socket = new WebSocket(`ws://${at}/api/live?ticket=${ticket}`)
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
  await channel.closed
})

test('a page hears what is said to its own member, whatever it asks the channel for', async () => {
  const [curious, other] = [
    await signIn('znatizeljna.live@primjer.ba'),
    await signIn('druga.live@primjer.ba'),
  ]
  const channel = open(await ticketFor(curious.headers))
  await channel.ready
  const wanted = [`user:${other.user.id}`, 'reviews', 'votes', 'projects', 'session.ended', 'live.opened']
  for (const topic of wanted)
    for (const asking of [{ subscribe: topic }, { topic }, { type: 'subscribe', topics: [topic] }])
      channel.socket.send(JSON.stringify(asking))
  channel.socket.send(`user:${other.user.id}`)
  channel.socket.send(new Uint8Array([0, 255, 1]))
  // Messages that the channel took would arrive before the last one.
  for (const topic of wanted.filter((one) => one !== 'session.ended' && one !== 'live.opened'))
    await app.services.hub.publish({ topic, data: { topic: 'greeting', data: 'ne za nju' } })
  await app.services.hub.publish({
    topic: `user:${curious.user.id}`,
    data: { topic: 'greeting', data: 'za nju' },
  })
  await expect.poll(() => channel.messages).toHaveLength(2)
  expect(channel.messages).toEqual([{ topic: 'live.ready' }, { topic: 'greeting', data: 'za nju' }])
  channel.socket.close()
  await channel.closed
})

test('a page whose session is ended elsewhere is told at once', async () => {
  const { user, headers } = await signIn('lejla.live@primjer.ba')
  const channel = open(await ticketFor(headers))
  await channel.ready
  await endSessions({ db: app.services.db, userId: user.id, reason: 'revoked' })
  expect(await channel.closed).toBe(4401)
})

test('a ticket that was taken before signing out opens no channel after it', async () => {
  const { headers } = await signIn('emir.live@primjer.ba')
  const ticket = await ticketFor(headers)
  await app.http.inject({
    method: 'POST',
    url: '/api/auth/logout',
    headers: { ...headers, origin: 'http://localhost:3000' },
  })
  const channel = open(ticket)
  expect(await channel.closed).toBe(4401)
  expect(channel.messages).toEqual([])
})

test('signing out while forty tickets are used at once leaves no channel open, on any instance', async () => {
  const { user, headers } = await signIn('asja.live@primjer.ba')
  const tickets = await Promise.all(Array.from({ length: 40 }, () => ticketFor(headers)))
  const channels = tickets.map((ticket, n) => open(ticket, n % 2 === 0 ? instances.first : instances.second))
  await channels[0]!.ready
  await endSessions({ db: app.services.db, userId: user.id, reason: 'logout' })
  for (const code of await Promise.all(channels.map(({ closed }) => closed)))
    expect([4401, 4429]).toContain(code)
})

test('a member hears on twelve pages, whichever instance they are on: the oldest is closed, and its room is free again', async () => {
  const { user, headers } = await signIn('selma.live@primjer.ba')
  const pages: ReturnType<typeof open>[] = []
  const released: unknown[] = []
  const leave = app.services.hub.subscribe('live.closed', (one) => {
    if ((one as { userId: string }).userId === user.id) released.push(one)
  })
  for (let n = 0; n < 15; n += 1) {
    const page = open(await ticketFor(headers), n % 3 === 0 ? instances.second : instances.first)
    await page.ready
    pages.push(page)
  }
  expect(await Promise.all(pages.slice(0, 3).map(({ closed }) => closed))).toEqual([4429, 4429, 4429])
  pages[5]!.socket.close()
  await pages[5]!.closed
  // The page knows that it closed before all instances do.
  await expect.poll(() => released).toHaveLength(4)
  leave()
  const next = open(await ticketFor(headers))
  await next.ready
  await app.services.hub.publish({ topic: `user:${user.id}`, data: { topic: 'greeting', data: 'svima' } })
  const living = [...pages.slice(3, 5), ...pages.slice(6), next]
  expect(living).toHaveLength(12)
  for (const page of living)
    await expect.poll(() => page.messages).toContainEqual({ topic: 'greeting', data: 'svima' })
  for (const { socket } of living) socket.close()
  await Promise.all(living.map(({ closed }) => closed))
})

test('of two hundred and fifty channels of one member at once twelve stay, and others are not touched', async () => {
  const { headers } = await signIn('poplava.live@primjer.ba')
  const neighbour = open(await ticketFor((await signIn('komsija.live@primjer.ba')).headers))
  await neighbour.ready
  const tickets = await Promise.all(Array.from({ length: 250 }, () => ticketFor(headers)))
  const flood = tickets.map((ticket, n) => open(ticket, n % 2 === 0 ? instances.first : instances.second))
  let closed = 0
  for (const one of flood) void one.closed.then((code) => (closed += code === 4429 ? 1 : 0))
  await expect.poll(() => closed).toBe(238)
  expect(flood.filter(({ socket }) => socket.readyState === WebSocket.OPEN)).toHaveLength(12)
  expect(neighbour.socket.readyState).toBe(WebSocket.OPEN)
  for (const { socket } of [...flood, neighbour]) socket.close()
  await Promise.all(flood.map((one) => one.closed))
})

test('a session that ends on one instance, or was suspended or expired unheard, ends its channels on the other', async () => {
  const { headers } = await signIn('haris.live@primjer.ba')
  const elsewhere = open(await ticketFor(headers), instances.second)
  await elsewhere.ready
  const { rows } = await app.services.pool.query<{ id: string }>(
    `select s.id from sessions s join users u on u.id = s.user_id where u.email = 'haris.live@primjer.ba'`,
  )
  await endSession({ db: app.services.db, sessionId: rows[0]!.id, reason: 'reuse' })
  expect(await elsewhere.closed).toBe(4401)

  for (const [email, change] of [
    ['suspendovan.live@primjer.ba', `update users set suspended_at = now() where email = $1`],
    [
      'istekao.live@primjer.ba',
      `update sessions set expires_at = now() - interval '1 second' from users where users.id = user_id and email = $1`,
    ],
  ] as const) {
    const page = open(await ticketFor((await signIn(email)).headers))
    await page.ready
    await app.services.pool.query(change, [email])
    // The instance looks after a lost connection, and every minute besides.
    await app.services.hub.publish({ topic: 'hub.reconnected' })
    expect(await page.closed).toBe(4401)
  }
})

test('every open page reads again after its instance missed announcements', async () => {
  const channel = open(await ticketFor((await signIn('gluha.live@primjer.ba')).headers))
  await channel.ready
  await app.services.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'zamah-hub'`,
  )
  const ready = { topic: 'live.ready' }
  await expect.poll(() => channel.messages).toEqual([ready, ready])
  channel.socket.close()
  await channel.closed
})

test('when an instance ends it lets its pages go in waves, so that they do not all come back at one moment', async () => {
  const ending = await listening(app.services)
  const members = await Promise.all(Array.from({ length: 12 }, (_, n) => signIn(`talas${n}.live@primjer.ba`)))
  const tickets = await Promise.all(
    members.flatMap(({ headers }) => Array.from({ length: 10 }, () => ticketFor(headers))),
  )
  const pages = tickets.map((ticket) => open(ticket, ending.at))
  await Promise.all(pages.map(({ ready }) => ready))
  const moments: number[] = []
  for (const { closed } of pages) void closed.then(() => moments.push(performance.now()))
  await gracefulShutdownOf(ending.server).shutDown()
  expect(await Promise.all(pages.map(({ closed }) => closed))).toEqual(pages.map(() => 1001))
  expect(Math.max(...moments) - Math.min(...moments)).toBeGreaterThan(100)
})

test('a browser that takes nothing more holds up no memory: it is let go, and others hear everything', async () => {
  const { user, headers } = await signIn('spora.live@primjer.ba')
  const [host = '', port = ''] = instances.first.split(':')
  const stuck = connect(Number(port), host)
  const left = new Promise((resolve) => stuck.once('close', resolve))
  stuck.write(
    [
      `GET /api/live?ticket=${await ticketFor(headers)} HTTP/1.1`,
      `Host: ${instances.first}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}`,
      '\r\n',
    ].join('\r\n'),
  )
  await once(stuck, 'data')
  stuck.pause()
  const reader = open(await ticketFor(headers))
  await reader.ready
  const text = 'p'.repeat(7000)
  // More than the kernel of either side keeps for a connection, and than we do.
  const COUNT = 1500
  for (let n = 0; n < COUNT; n += 1)
    await app.services.hub.publish({
      topic: `user:${user.id}`,
      data: { topic: 'greeting', data: `${n} ${text}` },
    })
  await expect.poll(() => reader.messages.length).toBe(COUNT + 1)
  stuck.resume()
  await left
  reader.socket.close()
  await reader.closed
})
