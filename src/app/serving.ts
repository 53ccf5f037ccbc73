import { setImmediate as turn } from 'node:timers/promises'
import { type Config, readConfig } from '#platform/server/config/config.ts'
import { createLog } from '#platform/server/log/log.ts'
import { extraProcessNumber } from '#platform/server/process/extra-process.ts'
import { PlainError } from '#platform/server/process/plain-error.ts'
import type { Task } from '#platform/server/queue/queue.ts'
import { openEmbedded } from './open-embedded.ts'
import type { Role } from './serve.ts'

/** Starts the product in one of its roles. */
export async function serving(role: Role, config: Config, taskNames: readonly string[] = []): Promise<void> {
  const log = createLog(config.logLevel)
  // An error in one request is logged and ends nothing else.
  process.on('unhandledRejection', (error) =>
    log.error({ err: error }, 'a promise was rejected and nobody waited for it'),
  )
  if (extraProcessNumber() !== undefined)
    return (await import('./serve-extra.ts')).serveExtra({ config, log })
  const taskChoice = await choice(taskNames)
  // The database starts while the product's modules load.
  const embedded = config.databaseUrl ? undefined : openEmbedded({ config, log })
  embedded?.catch(() => undefined)
  // Loading modules blocks the event loop, so the database's start must be under way.
  await turn()
  const { serve } = await import('./serve.ts')
  await serve({ config, role, log, embedded, ...taskChoice })
}

/**
 * Starts the product in the role that the command line names, everything if it names none.
 *
 * @throws {PlainError} when there is no such role
 */
export function servingRoleOf(
  [role = 'all', ...taskNames]: readonly string[],
  config: Config,
): Promise<void> {
  if (role !== 'all' && role !== 'web' && role !== 'worker')
    throw new PlainError(`There is no "${role}" here. Say one of: all, web, worker.`)
  return serving(role, config, taskNames)
}

/** A worker may be given a part of the work by names of tasks, or of the features that they belong to. */
async function choice(names: readonly string[]): Promise<{ chosen?: readonly Task[] }> {
  if (names.length === 0) return {}
  const { tasks } = await import('./compose.ts')
  const isOf = (task: Task, name: string) => task.name === name || task.name.startsWith(`${name}.`)
  const unknown = names.filter((name) => !tasks.some((task) => isOf(task, name)))
  if (unknown.length > 0)
    throw new PlainError(
      `There is no task "${unknown.join('", "')}". Say some of: ${tasks.map(({ name }) => name).join(', ')}.`,
    )
  return { chosen: tasks.filter((task) => names.some((name) => isOf(task, name))) }
}

/** Runs work; a wrong setting ends it with a line that a person understands. */
export async function plainly(work: (config: Config) => Promise<void>): Promise<void> {
  try {
    await work(readConfig(process.env))
  } catch (error) {
    process.exitCode = 1
    const folder = folderRefused(error)
    if (error instanceof PlainError || folder) console.error(folder ?? (error as Error).message)
    else console.error(error)
    process.exit()
  }
}

/** Explains a folder or file that this account cannot use, nearly always that of the data. */
function folderRefused(error: unknown): string | undefined {
  const { code, path, message } = error as NodeJS.ErrnoException
  if (path === undefined || !['EACCES', 'EPERM', 'ENOTDIR', 'EEXIST', 'EROFS', 'ENOSPC'].includes(code ?? ''))
    return undefined
  return `DATA_DIR: ${path} cannot be used (${message}).`
}
