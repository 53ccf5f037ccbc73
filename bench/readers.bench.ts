import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { routes } from '#app/compose.ts'
import type { TimedWait, Wait } from './lib/busy-person.ts'
import { crowding } from './lib/crowding.ts'
import { type Started, startProduct } from './lib/product.ts'
import { cpuMillisecondsOf, cpuMillisecondsOfEnded, family, programOf } from './lib/processes.ts'
import { read } from './lib/reader.ts'
import { laySignedIn } from './lib/readers-world.ts'
import { memberReads } from './lib/reads.ts'
import { atLeast, limit, report } from './lib/report.ts'
import type { Flooded } from './lib/sign-in-flood.ts'

const PEOPLE = 200
const FLOODS = 50
const SECONDS = Number(process.env.SECONDS ?? 40)
/** Seconds until all code of a started product is warm. */
const WARM_AFTER_SECONDS = 10
const PORT = Number(process.env.BENCH_PORT ?? 3477)
/** Reads of each kind by a single reader, after as many for warming up. */
const ALONE = 30

const dataDir = mkdtempSync(join(tmpdir(), 'zamah-bench-readers-'))
const paths = memberReads(routes)
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))
const people = await laySignedIn(dataDir, PEOPLE)
for (const floods of [0, FLOODS]) {
  const product = await start()
  const crowd = crowding()
  const before = costOf(product)
  const { waits, flooded } = await readTogether(floods)
  const cost = since(costOf(product), before)
  const answered = Math.round(waits.length / SECONDS)
  const beside = floods > 0 ? ` beside ${floods} floods of sign-ins (${flooded.tries} tries)` : ''
  report(
    `${PEOPLE} people read ${paths.length} things in turn${beside}: ${answered} reads a second, ${(cost.server / waits.length).toFixed(2)} ms of processor each and ${(cost.database / waits.length).toFixed(2)} ms of the database (machine ${crowd()})`,
    [
      limit({
        name: `slowest hundredth (median ${at(waits, 0.5).toFixed(1)} ms)`,
        value: at(waits, 0.99),
        max: 300,
        unit: 'ms',
      }),
      limit({
        name: `the same from second ${WARM_AFTER_SECONDS} on`,
        value: at(
          waits.filter(({ sinceStart }) => sinceStart >= WARM_AFTER_SECONDS * 1000),
          0.99,
        ),
        max: 300,
        unit: 'ms',
      }),
      limit({
        name: 'refused',
        value: waits.filter(({ status }) => status !== 200).length,
        max: 0,
        unit: 'reads',
      }),
    ],
  )
  for (const { what, status } of waits.filter((wait) => wait.status !== 200).slice(0, 5))
    console.log(status, what)
  if (floods === 0) await reportAlone(product)
  await product.stop()
}

await reportProcesses()

function start(more: Record<string, string> = {}): Promise<Started> {
  return startProduct({
    port: PORT,
    dataDir,
    seed: 'demo',
    env: { HOST: '127.0.0.1', TRUST_PROXY: '127.0.0.1', ...more },
  })
}

async function readTogether(
  floods: number,
  thoughtMs = 1000,
): Promise<{ waits: TimedWait[]; flooded: Flooded }> {
  const readers = fork(join(import.meta.dirname, 'servers/readers.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  readers.send({ people, port: PORT, paths, seconds: SECONDS, floods, thoughtMs })
  const [{ waits, flooded }] = (await once(readers, 'message')) as [
    { waits: TimedWait[]; flooded: Flooded[] },
  ]
  const sum = (what: keyof Flooded) => flooded.reduce((all, each) => all + each[what], 0)
  return { waits, flooded: { tries: sum('tries'), refused: sum('refused') } }
}

/**
 * Measures several processes. Readers without pauses use all capacity, so they and the database have their own processors.
 */
async function reportProcesses(): Promise<void> {
  if (availableParallelism() < 4)
    return console.log('\nTwo processes beside one: this machine has too few processors')
  const [one, two] = [await pace('1'), await pace('2')]
  report('Two processes beside one', [
    atLeast({ name: 'reads a second', ours: two, baseline: one, ratio: 1.7, unit: 'reads' }),
  ])
}

async function pace(processes: string): Promise<number> {
  const product = await start({ PROCESSES: processes })
  await readTogether(0, 0)
  const { waits } = await readTogether(0, 0)
  await product.stop()
  return waits.length / SECONDS
}

/** Reports the cost of each read on an idle, warm server. */
async function reportAlone(product: Started): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const rows: { path: string; server: number; database: number; ms: number }[] = []
  for (const path of paths) {
    for (let n = 0; n < ALONE; n += 1) await read({ person: people[n]!, port: PORT, agent, path })
    const before = costOf(product)
    const begun = performance.now()
    for (let n = 0; n < ALONE; n += 1) await read({ person: people[n]!, port: PORT, agent, path })
    const ms = (performance.now() - begun) / ALONE
    const cost = since(costOf(product), before)
    rows.push({ path, server: cost.server / ALONE, database: cost.database / ALONE, ms })
  }
  agent.destroy()
  const mean = rows.reduce((sum, row) => sum + row.server + row.database, 0) / rows.length
  report('One read alone, warm', [
    limit({ name: 'processor of server and database in the mean', value: mean, max: 3, unit: 'ms' }),
  ])
  for (const row of rows.toSorted((a, b) => b.server + b.database - a.server - a.database))
    console.log(
      `    ${row.path.padEnd(45)} server ${row.server.toFixed(2).padStart(6)}  database ${row.database.toFixed(2).padStart(6)}  clock ${row.ms.toFixed(1).padStart(6)} ms`,
    )
}

type Cost = { server: number; database: number }

function costOf({ pid }: Started): Cost {
  const all = family(pid)
  const isDatabase = (member: number) => programOf(member) === 'postgres'
  const database = all.filter(isDatabase)
  return {
    server: cpuMillisecondsOf(all.filter((member) => !isDatabase(member))),
    // Idle connections end during this run.
    database: cpuMillisecondsOf(database) + cpuMillisecondsOfEnded(database),
  }
}

function since(now: Cost, before: Cost): Cost {
  return { server: now.server - before.server, database: now.database - before.database }
}

function at(waits: readonly Wait[], part: number): number {
  const sorted = waits.map(({ ms }) => ms).toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length * part)] ?? 0
}
