import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#platform/server/config/config.ts'
import { loadSecrets } from '#platform/server/config/secrets.ts'
import type { EmbeddedDatabase } from '#platform/server/db/embedded.ts'
import { checkBucket } from '#platform/server/files/bucket.ts'
import type { Log } from '#platform/server/log/log.ts'
import { PlainError } from '#platform/server/process/plain-error.ts'
import { countConnections } from '#platform/server/process/default-processes.ts'
import { ExtraProcesses } from '#platform/server/process/extra-processes.ts'
import { guardAgainstOrphaning } from '#platform/server/process/orphan-guard.ts'
import { spareMemory } from '#platform/server/process/spare-memory.ts'
import type { Task } from '#platform/server/queue/queue.ts'
import type { Services } from '#platform/server/services.ts'
import { closeWorkerPools } from '#platform/server/workers/worker-pool.ts'
import { openServices, tasks } from './compose.ts'
import { refuseDemoAccounts } from './demo-guard.ts'
import { hasDemoWorld, seedOnce } from './seed-once.ts'
import { buildWebApp, warmUp } from './web-app.ts'
import { printWelcome, saveDemoAccounts } from './welcome.ts'
import { buildWorkerApp } from './worker-app.ts'

export type Role = 'all' | 'web' | 'worker' | 'dev'

/** Starts everything, and stops it gracefully. */
export async function serve(input: {
  config: Config
  role: Role
  log: Log
  embedded: Promise<EmbeddedDatabase> | undefined
  /** Which tasks a worker does. */
  chosen?: readonly Task[]
}): Promise<void> {
  const { config, role, log, chosen = tasks } = input
  const secrets = await loadSecrets(config.secret)
  const embedded = await input.embedded
  const databaseUrl = config.databaseUrl ?? embedded?.url ?? ''
  const { services, close } = await openServices({ config, log, secrets, databaseUrl }).catch(
    async (error: unknown) => {
      await embedded?.stop()
      throw error
    },
  )
  const stops: (() => Promise<unknown>)[] = [close, closeWorkerPools, async () => embedded?.stop()]
  async function stopAll() {
    for (const step of stops) await step().catch((error) => log.error({ err: error }, 'stopping failed'))
  }
  const shutdown = stopOnSignal(stopAll)
  await begin({ services, databaseUrl, role, chosen, stops }).catch(async (error: unknown) => {
    // A stop during the start closes the database, so this error is expected.
    if (shutdown.isStopping()) return
    await stopAll()
    throw error
  })
}

async function begin(input: {
  services: Services
  databaseUrl: string
  role: Role
  chosen: readonly Task[]
  stops: (() => Promise<unknown>)[]
}): Promise<void> {
  const { services, role, chosen } = input
  const { config, queue } = services
  logConnections(services, role)
  const openQueues = () => queue.start({ services, tasks, work: false })
  await refuseDemoAccounts(services)
  if (config.s3) await checkBucket({ s3: config.s3, log: services.log })
  // No task works in half a demo world: a vote would be closed before its votes are there.
  await seedOnce(services, openQueues)
  if (hasDemoWorld(config)) await saveDemoAccounts(services)
  if (role !== 'worker') await openPages(input)
  // Beside the product on one machine it would take the product's port, unless it has one of its own.
  else if (config.isPortGiven) await openOperations(input)
  await openQueues()
  if (role !== 'web') await queue.start({ services, tasks: chosen, work: true })
  spareMemory()
}

type Opening = { services: Services; databaseUrl: string; role: Role; stops: (() => Promise<unknown>)[] }

async function openPages({ services, databaseUrl, role, stops }: Opening): Promise<void> {
  const { config, log } = services
  let extras: ExtraProcesses | undefined
  const { app, pages, startDrain, shutDown, figures } = await buildWebApp({
    services,
    isDevelopment: role === 'dev',
    allFigures: (own) => extras?.figures() ?? own(),
  })
  let isStopping = false
  let warming: Promise<void> | undefined
  stops.unshift(async () => {
    isStopping = true
    startDrain()
    extras?.startDrain()
    await sleep(config.drainMs)
    // A warming page still queries the database.
    await warming
    await Promise.all([shutDown(), extras?.stop()])
  })
  await listen(app, config)
  await printWelcome(services, app.server.address())
  await pages.open()
  if (role === 'dev') return
  await (warming = warmUp(app, () => isStopping))
  if (config.processes.max > 1 && !isStopping)
    extras = new ExtraProcesses({
      ...config.processes,
      server: app.server,
      env: { EXTRA_PROCESS_DATABASE: databaseUrl },
      log,
      figures,
    })
}

async function openOperations({ services, stops }: Opening): Promise<void> {
  const { app, startDrain, shutDown } = buildWorkerApp(services)
  stops.unshift(() => {
    startDrain()
    return shutDown()
  })
  await listen(app, services.config)
}

async function listen(app: FastifyInstance, config: Config): Promise<void> {
  await app.listen({ port: config.port, host: config.host }).catch((error: unknown) => {
    throw notListening(error, config) ?? error
  })
}

/** Operators set the database's limit by it. */
function logConnections({ config, log }: Services, role: Role): void {
  const processes = role === 'all' || role === 'web' ? config.processes.max : 1
  const { all, direct } = countConnections({ processes, pool: config.databasePool })
  const isPooled = config.databaseDirectUrl !== config.databaseUrl
  log.info(
    { connections: all, processes, pool: config.databasePool, ...(isPooled && { direct }) },
    `takes at most ${all} connections to the database${isPooled ? `, ${direct} of them by DATABASE_DIRECT_URL` : ''}`,
  )
}

/** Explains to the person at the terminal why the port cannot be opened, and the remedy. */
function notListening(error: unknown, { port, host }: Config): PlainError | undefined {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE')
    return new PlainError(
      `Port ${port} is taken by another program. Stop that one, or choose another port: PORT=${port + 1} npm start`,
    )
  if (code === 'EACCES') return new PlainError(`PORT: this account may not listen on port ${port}.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return new PlainError(`HOST: ${host} is no address of this machine.`)
  return undefined
}

function stopOnSignal(stopAll: () => Promise<void>): { isStopping(): boolean } {
  let stopping = false
  async function stop() {
    if (stopping) return
    stopping = true
    await stopAll()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
  guardAgainstOrphaning(() => void stop())
  return { isStopping: () => stopping }
}
