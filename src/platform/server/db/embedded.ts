import { mkdirSync, realpathSync, rmdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { locateBinaries } from './embedded-binaries.ts'
import { prepareCluster, syncInBackground } from './embedded-cluster.ts'
import { existingCluster, formerClusters } from './embedded-home.ts'
import { endAbandoned, endServer, joinServer, type Place, type Presence } from './embedded-server.ts'
import { leaveSession, openSession } from './embedded-session.ts'
import type { TemplateName } from './embedded-template.ts'
import { serverUser } from './embedded-user.ts'

/** The running database. `url` works with pg and libpq, and stays the same when the server is replaced. */
export type EmbeddedDatabase = { readonly url: string; readonly pid: number; stop(): Promise<void> }

/**
 * Starts the built-in Postgres of a data folder, or joins the one that serves it already. Several instances may share it:
 * the one that stops last stops the server. `durable: false` trades safety for speed, for tests. `template` names the cluster
 * that a new one begins as, where the build has made it.
 */
export async function startEmbedded(input: {
  dataDir: string
  log: Place['log']
  durable?: boolean
  template?: TemplateName
}): Promise<EmbeddedDatabase> {
  const { log, durable = true, template } = input
  mkdirSync(input.dataDir, { recursive: true })
  const dataDir = realpathSync(input.dataDir)
  const user = serverUser(existingCluster(dataDir))
  const binaries = locateBinaries(user)
  const { cluster, fresh } = await prepareCluster({ dataDir, binaries, user, template })
  if (fresh && cluster !== join(dataDir, 'postgres')) {
    log.info(`The account ${user?.name} cannot enter ${dataDir}, so the database is in ${cluster}`)
  }
  if (fresh) for (const former of formerClusters(dataDir, cluster)) await endAbandoned(former)
  const place = {
    binaries,
    cluster,
    user,
    socketDir: undefined,
    logFile: join(dataDir, 'postgres.log'),
    durable,
    log,
  }
  const presence = await joinServer(place)
  if (fresh && durable) syncInBackground(binaries, cluster, user)
  if (presence.adopted) log.info(`Joined the database server ${presence.pid}, which was running already`)
  return supervise({ ...place, socketDir: presence.socketDir }, presence)
}

// A server that dies under a living app is brought back; the pools only see a connection error in between.
function supervise(place: Place, first: Presence): EmbeddedDatabase {
  let current = first
  let repair: Promise<void> | undefined
  let stopped: Promise<void> | undefined
  const watch = () => current.client.once('end', () => (repair = stopped ? repair : rejoin()))
  const rejoin = async () => {
    place.log.warn('Lost the database server; bringing it back')
    for (let pause = 100; !stopped; pause = Math.min(pause * 2, 5_000)) {
      try {
        current = await joinServer(place)
        watch()
        return
      } catch (error) {
        place.log.warn(error instanceof Error ? error.message : String(error))
        await sleep(pause, undefined, { ref: false })
      }
    }
  }
  const stop = async () => {
    await repair
    if (await isLast(current, place.cluster)) {
      await endServer(current, place.cluster)
      removeIfEmpty(current.socketDir)
    } else place.log.info('The database server keeps running for another instance')
    await current.client.end().catch(() => undefined)
  }
  watch()
  return {
    url: `postgres://zamah@localhost/zamah?host=${encodeURIComponent(first.socketDir)}`,
    get pid() {
      return current.pid
    },
    stop: () => (stopped ??= stop()),
  }
}

async function isLast(presence: Presence, cluster: string): Promise<boolean> {
  try {
    return await leaveSession(presence.client)
  } catch {
    const again = await openSession(presence.socketDir, cluster)
    if (typeof again === 'string') return true
    presence.client = again
    return leaveSession(again)
  }
}

function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder)
  } catch {
    // Another instance has started a server there already.
  }
}
