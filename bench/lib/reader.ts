import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Person, TimedWait } from './busy-person.ts'

export type Reading = {
  person: Person
  port: number
  paths: readonly string[]
  /** Between two reads, in the mean. */
  thoughtMs: number
  /** Earlier reads are not counted. */
  from: number
  until: number
}

/** Somebody who reads everything in turn, from a place of their own in the row, and thinks a while each time. */
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

/** The status of one answer, read to its end; 0 when the connection broke. */
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
