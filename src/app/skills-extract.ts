import type { Command } from './run.ts'
import { answerLines, answerOf } from './skills-lines.ts'

const MAX_SKILLS = 50

/** Finds the skills in every line of standard input. */
export function skillsExtract(command: Command): Promise<void> {
  return answerLines(command, (engine, line) =>
    engine
      .extractInEsco(line)
      .slice(0, MAX_SKILLS)
      .map(({ skill, confidence, esco, relation }) => ({
        ...answerOf('skill', { ...skill, esco }, confidence),
        relation,
      })),
  )
}
