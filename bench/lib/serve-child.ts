import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { load } from './load.ts'

export type Contender = { server: string; env?: Record<string, string>; request: Buffer }
type Running = { child: ChildProcess; port: number; request: Buffer }

const PAIRS = 3
const ROUNDS = 7
const SECONDS = 1

/**
 * Compares two servers by responses per second of processor time. Rounds alternate, so that other load meets both; several
 * pairs of processes are tried, because processes of the same server differ by compilation and memory layout. Reports the
 * round with the median ratio.
 */
export async function duel(
  ours: Contender,
  baseline: Contender,
): Promise<{ ours: number; baseline: number }> {
  const results: { ours: number; baseline: number }[] = []
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const a = await start(ours)
    const b = await start(baseline)
    await burst(a, 2)
    await burst(b, 2)
    for (let round = 0; round < ROUNDS; round += 1)
      results.push({ ours: await burst(a, SECONDS), baseline: await burst(b, SECONDS) })
    await Promise.all([stop(a), stop(b)])
  }
  results.sort((x, y) => x.ours / x.baseline - y.ours / y.baseline)
  return results[Math.floor(results.length / 2)]!
}

async function start({ server, env = {}, request }: Contender): Promise<Running> {
  const child = fork(join(import.meta.dirname, '../servers', server), {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return { child, port, request }
}

async function burst({ child, port, request }: Running, seconds: number): Promise<number> {
  const before = await cpuSeconds(child)
  const count = await load({ port, request, connections: 32, seconds })
  return count / ((await cpuSeconds(child)) - before)
}

/** Returns the processor time of a server that announced itself. */
export async function cpuSeconds(child: ChildProcess): Promise<number> {
  child.send('cpu')
  const [answer] = (await once(child, 'message')) as [{ cpuSeconds: number }]
  return answer.cpuSeconds
}

async function stop({ child }: Running): Promise<void> {
  child.disconnect()
  await once(child, 'exit')
}
