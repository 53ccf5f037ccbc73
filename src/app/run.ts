import { parseArgs } from 'node:util'
import { type Config, readConfig } from '#platform/server/config/config.ts'
import { createLog, type Log } from '#platform/server/log/log.ts'
import { PlainError } from '#platform/server/process/plain-error.ts'
import { openEmbedded } from './open-embedded.ts'
import type { Role } from './serve.ts'

/** What a command gets: the settings, what else stood on the line, and a log that is quiet unless something is wrong. */
export type Command = { config: Config; log: Log; args: string[]; force: boolean }

/** Everything that can stand after `npm start --`; each is read from the disk only when it is asked for. */
const commands: Record<string, (command: Command) => Promise<void>> = {
  all: serving('all'),
  worker: serving('worker'),
  dev: serving('dev'),
  seed: async (command) => (await import('./seed.ts')).seed(command),
  backup: async (command) => (await import('./backup.ts')).backup(command),
  restore: async (command) => (await import('./restore.ts')).restore(command),
  'members:import': async (command) => (await import('./members-import.ts')).membersImport(command),
  'skills:import': async (command) => (await import('./skills-import.ts')).skillsImport(command),
  eval: async (command) => (await import('./skills-eval.ts')).skillsEval(command),
  'skills:train': async (command) => (await import('./skills-train.ts')).skillsTrain(command),
  'skills:extract': async (command) => (await import('./skills-extract.ts')).skillsExtract(command),
  'occupations:search': async (command) =>
    (await import('./skills-occupations.ts')).occupationsSearch(command),
}

/** Does what the command line asks for; a wrong setting ends it with a line that a person understands. */
export async function run(): Promise<void> {
  try {
    const { name, args, force } = commandLine()
    const command = commands[name]
    if (!command)
      throw new PlainError(`There is no "${name}". Say one of: ${Object.keys(commands).join(', ')}.`)
    await command({ config: readConfig(process.env), log: createLog('warn'), args, force })
  } catch (error) {
    process.exitCode = 1
    if (error instanceof PlainError) console.error(error.message)
    else console.error(error)
    process.exit()
  }
}

function commandLine(): { name: string; args: string[]; force: boolean } {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { force: { type: 'boolean', default: false } },
    })
    const [name = 'all', ...args] = positionals
    return { name, args, force: values.force }
  } catch (error) {
    throw new PlainError((error as Error).message)
  }
}

function serving(role: Role): (command: Command) => Promise<void> {
  return async ({ config }) => {
    const log = createLog(config.logLevel)
    // The database gets up while the product is read from the disk.
    const embedded = config.databaseUrl ? undefined : openEmbedded({ config, log })
    embedded?.catch(() => undefined)
    const { serve } = await import('./serve.ts')
    await serve({ config, role, log, embedded })
  }
}
