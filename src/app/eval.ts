import { PlainError } from '#platform/server/process/plain-error.ts'
import type { Command } from './run.ts'

const SECTIONS: Readonly<Record<string, (command: Command) => Promise<void>>> = {
  'cv-import': async () => (await import('./cv-import-eval.ts')).cvImportEval(),
  feed: async () => (await import('./feed-eval.ts')).feedEval(),
  notices: async () => (await import('./notices-eval.ts')).noticesEval(),
  recommendations: async () => (await import('./recommendations-eval.ts')).recommendationsEval(),
  skills: async (command) => (await import('./skills-eval.ts')).skillsEval(command),
}

/** Measures everything that is learned or guessed, or only the sections named in the arguments. */
export async function evaluate(command: Command): Promise<void> {
  const names = command.args.length > 0 ? command.args : Object.keys(SECTIONS)
  for (const name of names) {
    const section = SECTIONS[name]
    if (!section)
      throw new PlainError(
        `There is nothing called "${name}" to measure. Say one of: ${Object.keys(SECTIONS).join(', ')}.`,
      )
    await section(command)
  }
}
