import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Person, TimedWait } from './busy-person.ts'

export type Reading = {
  person: Person
  port: number
  paths: readonly string[]
  /** Mean pause between two reads. */
  thoughtMs: number
  /** Earlier reads are not counted. */
  from: number
  until: number
}

/** Reads every path in turn, from a random start, with a pause each time. */
export async function readInTurn({
  person,
  port,
  paths,
  thoughtMs,
  from,
  until,
}: Reading): Promise<TimedWait[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const waits: TimedWait[] = []
  let turn = Math.floor(Math.random() * paths.length)
  await sleep(Math.random() * thoughtMs)
  while (performance.now() < until) {
    const what = paths[turn++ % paths.length]!
    const begun = performance.now()
    const status = await read({ person, port, agent, path: what })
    if (begun >= from) waits.push({ what, status, ms: performance.now() - begun, sinceStart: begun - from })
    if (thoughtMs > 0) await sleep(thoughtMs * (0.5 + Math.random()))
  }
  agent.destroy()
  return waits
}

type Read = { person: Person; port: number; agent: Agent; path: string }

/** Returns the status of one response, read to its end; 0 for a broken connection. */
export function read({ person, port, agent, path }: Read): Promise<number> {
  const headers = {
    authorization: `Bearer ${person.accessToken}`,
    cookie: `__Host-sid=${person.sid}; signed=1`,
    'accept-encoding': 'br',
  }
  return new Promise((resolve) => {
    request({ host: '127.0.0.1', port, agent, path, headers }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode ?? 0))
    })
      .on('error', () => resolve(0))
      .end()
  })
}
