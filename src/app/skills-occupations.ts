import type { Command } from './run.ts'
import { answerLines, answerOf } from './skills-lines.ts'

const MAX_OCCUPATIONS = 50

/** Finds the occupation for every job title in the standard input. */
export function occupationsSearch(command: Command): Promise<void> {
  return answerLines(command, (engine, line) =>
    engine
      .searchOccupations(line, MAX_OCCUPATIONS)
      .map(({ occupation, score }) => answerOf('occupation', occupation, score)),
  )
}
