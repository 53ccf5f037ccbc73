import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Person, Wait } from './lib/busy-person.ts'
import { crowding } from './lib/crowding.ts'
import { benchDatabase } from './lib/embedded.ts'
import { limit, report } from './lib/report.ts'
import { cpuSeconds } from './lib/serve-child.ts'

const PEOPLE = 200
// Two hundred people on a server that has just started are another scenario.
const WARM_UP = 10
const SECONDS = 20
/** The acts of people, and the milliseconds within which 99 of 100 responses must arrive. */
const KINDS = { landing: 300, profile: 300, blocks: 300, refresh: 300, dashboard: 100 }

const database = await benchDatabase()
const crowd = crowding()
const server = child('our-busy.ts', { BENCH_DATABASE_URL: database.url, PEOPLE: String(PEOPLE) })
const [{ port, people }] = (await once(server, 'message')) as [{ port: number; people: Person[] }]
const browsers = child('busy-people.ts', {})
const before = await cpuSeconds(server)
browsers.send({ people, port, warmUp: WARM_UP, seconds: SECONDS })
const [waits] = (await once(browsers, 'message')) as [Wait[]]
const used = ((await cpuSeconds(server)) - before) / (WARM_UP + SECONDS)
server.disconnect()
await once(server, 'exit')
await database.stop()

const failed = waits.filter(({ status }) => status !== 200).length
const pace = Math.round(waits.length / SECONDS)
const scene = `${pace} calls a second, the server used ${Math.round(used * 100)} % of one processor`
report(`${PEOPLE} busy people: ${scene} (machine ${crowd()})`, [
  ...Object.entries(KINDS).map(([what, max]) => {
    const name = `slowest hundredth, ${what}`
    return row({ name, all: waits.filter((wait) => wait.what === what), max })
  }),
  row({ name: 'slowest hundredth, all', all: waits, max: 300 }),
  limit({ name: 'answers that were not 200', value: failed, max: 0, unit: 'answers' }),
])

function child(file: string, env: Record<string, string>): ChildProcess {
  return fork(join(import.meta.dirname, 'servers', file), {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
}

function row({ name, all, max }: { name: string; all: readonly Wait[]; max: number }) {
  const sorted = all.map(({ ms }) => ms).toSorted((a, b) => a - b)
  const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? 0
  return limit({ name: `${name} (median ${at(0.5).toFixed(1)} ms)`, value: at(0.99), max, unit: 'ms' })
}
