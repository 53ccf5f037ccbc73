import { setTimeout as sleep } from 'node:timers/promises'
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
import type { Services } from '#platform/server/services.ts'
import { closeWorkerPools } from '#platform/server/workers/worker-pool.ts'
import { openServices, tasks } from './compose.ts'
import { refuseDemoAccounts } from './demo-guard.ts'
import { hasDemoWorld, seedOnce } from './seed-once.ts'
import { buildWebApp, warmUp } from './web-app.ts'
import { printWelcome, saveDemoAccounts } from './welcome.ts'

export type Role = 'all' | 'worker' | 'dev'

/** Starts everything, and stops it gracefully. */
export async function serve(input: {
  config: Config
  role: Role
  log: Log
  embedded: Promise<EmbeddedDatabase> | undefined
}): Promise<void> {
  const { config, role, log } = input
  const secrets = await loadSecrets(config.dataDir)
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
  const asked = stopWhenAsked(stopAll)
  await begin({ services, databaseUrl, role, stops }).catch(async (error: unknown) => {
    // A stop during the start closes the database, so this error is expected.
    if (asked.isStopping()) return
    await stopAll()
    throw error
  })
}

async function begin(input: {
  services: Services
  databaseUrl: string
  role: Role
  stops: (() => Promise<unknown>)[]
}): Promise<void> {
  const { services, databaseUrl, role, stops } = input
  const { config } = services
  logConnections(services, role)
  const startQueue = (work: boolean) => services.queue.start({ services, tasks, work })
  await refuseDemoAccounts(services)
  if (config.s3) await checkBucket({ s3: config.s3, log: services.log })
  // No task works in half a demo world: a vote would be closed before its votes are there.
  await seedOnce(services, () => startQueue(false))
  if (hasDemoWorld(config)) await saveDemoAccounts(services)
  if (role !== 'worker') {
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
    await app.listen({ port: config.port, host: config.host }).catch((error: unknown) => {
      throw notListening(error, config) ?? error
    })
    await printWelcome(services, app.server.address())
    await pages.open()
    if (role === 'all') await (warming = warmUp(app, () => isStopping))
    if (role === 'all' && config.processes.max > 1 && !isStopping)
      extras = new ExtraProcesses({
        ...config.processes,
        server: app.server,
        env: { EXTRA_PROCESS_DATABASE: databaseUrl },
        log: services.log,
        figures,
      })
  }
  await startQueue(true)
  spareMemory()
}

/** Operators set the database's limit by it. */
function logConnections({ config, log }: Services, role: Role): void {
  const processes = role === 'all' ? config.processes.max : 1
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

function stopWhenAsked(stopAll: () => Promise<void>): { isStopping(): boolean } {
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
