import { parseArgs } from 'node:util'
import type { Config } from '#platform/server/config/config.ts'
import { createLog, type Log } from '#platform/server/log/log.ts'
import { PlainError } from '#platform/server/process/plain-error.ts'
import { plainly, serving } from './serving.ts'

/** The input of a command: the settings, further arguments, and a log that is quiet unless something is wrong. */
export type Command = {
  config: Config
  log: Log
  args: string[]
  force: boolean
  withoutSecrets: boolean
  from?: string | undefined
}

/** All commands of `npm start --`; each module loads on demand. */
const commands: Record<string, (command: Command) => Promise<void>> = {
  all: ({ config }) => serving('all', config),
  web: ({ config }) => serving('web', config),
  worker: ({ config, args }) => serving('worker', config, args),
  dev: ({ config }) => serving('dev', config),
  seed: async (command) => (await import('./seed.ts')).seed(command),
  backup: async (command) => (await import('./backup.ts')).backup(command),
  restore: async (command) => (await import('./restore.ts')).restore(command),
  'members:import': async (command) => (await import('./members-import.ts')).membersImport(command),
  'skills:import': async (command) => (await import('./skills-import.ts')).skillsImport(command),
  eval: async (command) => (await import('./eval.ts')).evaluate(command),
  'skills:train': async (command) => (await import('./skills-train.ts')).skillsTrain(command),
  'skills:extract': async (command) => (await import('./skills-extract.ts')).skillsExtract(command),
  'opportunities:parse': async () => (await import('./opportunities-parse.ts')).opportunitiesParse(),
  'votes:recount': async (command) => (await import('./votes-recount.ts')).votesRecount(command),
  'audit:verify': async (command) => (await import('./audit-verify.ts')).auditVerify(command),
  'occupations:search': async (command) =>
    (await import('./skills-occupations.ts')).occupationsSearch(command),
}

/** Runs the command of the command line. */
export function run(): Promise<void> {
  return plainly(async (config) => {
    const { name, ...line } = commandLine()
    const command = commands[name]
    if (!command)
      throw new PlainError(`There is no "${name}". Say one of: ${Object.keys(commands).join(', ')}.`)
    await command({ config, log: createLog('warn'), ...line })
  })
}

function commandLine(): { name: string } & Pick<Command, 'args' | 'force' | 'withoutSecrets' | 'from'> {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        force: { type: 'boolean', default: false },
        'without-secrets': { type: 'boolean', default: false },
        from: { type: 'string' },
      },
    })
    const [name = 'all', ...args] = positionals
    return { name, args, force: values.force, withoutSecrets: values['without-secrets'], from: values.from }
  } catch (error) {
    throw new PlainError((error as Error).message)
  }
}
