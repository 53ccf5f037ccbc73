import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '#platform/server/db/embedded.ts'
import { adminUrlOf } from './admin-url.ts'
import { isPostmaster, readPostmaster } from '#platform/server/db/embedded-postmaster.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A database of the role that the product has. */
    databaseUrl: string
    /** The same server for a role that may create databases; every test file clones its own from a template. */
    adminUrl: string
  }
}

const PREFIX = 'zamah-test-'

/** One cluster per run, in a folder of its own; `DATABASE_URL` runs the tests on another Postgres. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.DATABASE_URL
  if (given) {
    project.provide('databaseUrl', given)
    project.provide('adminUrl', given)
    return undefined
  }
  removeAbandoned()
  const dataDir = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`))
  // The server's account must be able to enter when the tests run as root.
  chmodSync(dataDir, 0o711)
  const log = { info: () => undefined, warn: (message: string) => process.stderr.write(`${message}\n`) }
  const database = await startEmbedded({ dataDir, log, durable: false })
  project.provide('databaseUrl', database.url)
  project.provide('adminUrl', adminUrlOf(database.url))
  return async () => {
    await database.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

// A run that was killed leaves its server behind; the folder's name tells whose it was.
function removeAbandoned(): void {
  for (const name of readdirSync(tmpdir())) {
    const pid = Number(name.startsWith(PREFIX) ? name.slice(PREFIX.length).split('-')[0] : 0)
    if (!pid || isAlive(pid)) continue
    const folder = join(tmpdir(), name)
    try {
      const cluster = join(folder, 'postgres')
      const server = readPostmaster(cluster)
      if (server && isPostmaster(server.pid, cluster)) process.kill(server.pid, 'SIGQUIT')
      rmSync(folder, { recursive: true, force: true })
    } catch {
      // It belongs to another account, which clears it in its own next run.
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
