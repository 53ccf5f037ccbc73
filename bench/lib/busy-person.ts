import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

export type Person = { sid: string; accessToken: string; refreshToken: string }
export type Wait = { what: string; ms: number; status: number }
/** With the milliseconds since the people's start. */
export type TimedWait = Wait & { sinceStart: number }

const BLOCKS = '/api/content/blocks?locale=bhs&ids=hero-title,hero-subtitle'
/** Acts of people, per hundred. */
const MIX = [
  { what: 'landing', share: 25 },
  { what: 'profile', share: 20 },
  { what: 'blocks', share: 15 },
  { what: 'refresh', share: 10 },
  { what: 'dashboard', share: 30 },
]
/** The calls of the dashboard's cards, one each. */
const CARDS = [
  '/api/dashboard',
  '/api/dashboard/deadlines',
  '/api/dashboard/activity',
  '/api/dashboard/skills',
  '/api/dashboard/recommended',
  '/api/dashboard/people',
  '/api/applications',
]

/** Acts about four times a second, each time after the last response. */
export async function beBusy(day: {
  person: Person
  port: number
  /** Earlier calls are not counted: the server is measured when it is warm. */
  from: number
  until: number
}): Promise<Wait[]> {
  const { person, port, from, until } = day
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const waits: Wait[] = []
  while (performance.now() < until) {
    await sleep(Math.random() * 500)
    const what = pick()
    const begun = performance.now()
    const status = await act({ what, person, port, agent })
    if (begun >= from) waits.push({ what, status, ms: performance.now() - begun })
  }
  agent.destroy()
  return waits
}

function pick(): string {
  let point = Math.random() * 100
  return MIX.find(({ share }) => (point -= share) < 0)?.what ?? 'landing'
}

type Act = { what: string; person: Person; port: number; agent: Agent }

async function act({ what, person, port, agent }: Act): Promise<number> {
  const headers = { authorization: `Bearer ${person.accessToken}`, cookie: `__Host-sid=${person.sid}` }
  if (what === 'landing')
    return (await send({ port, agent, path: '/', headers: { 'accept-encoding': 'br' } })).status
  if (what === 'blocks') return (await send({ port, agent, path: BLOCKS, headers: {} })).status
  if (what === 'dashboard') {
    const path = CARDS[Math.floor(Math.random() * CARDS.length)]!
    return (await send({ port, agent, path, headers })).status
  }
  if (what === 'profile') return (await send({ port, agent, path: '/api/user/profile', headers })).status
  const body = JSON.stringify({ refreshToken: person.refreshToken })
  const { status, text } = await send({
    port,
    agent,
    path: '/api/auth/refresh',
    headers: {
      ...headers,
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
    },
    body,
  })
  if (status === 200) Object.assign(person, JSON.parse(text))
  return status
}

function send(call: {
  port: number
  agent: Agent
  path: string
  headers: Record<string, string>
  body?: string
}): Promise<{ status: number; text: string }> {
  const { port, agent, path, headers, body } = call
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST'
    const sent = request({ host: '127.0.0.1', port, agent, path, method, headers }, (answer) => {
      let text = ''
      answer.setEncoding('latin1')
      answer.on('data', (chunk: string) => (text += chunk))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
