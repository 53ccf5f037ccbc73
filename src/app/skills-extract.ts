import type { Command } from './run.ts'
import { answerLines, answerOf } from './skills-lines.ts'

const MOST = 50

/** Finds the skills in every line of the standard input. */
export function skillsExtract(command: Command): Promise<void> {
  return answerLines(command, (engine, line) =>
    engine
      .extract(line, { escoOnly: true })
      .slice(0, MOST)
      .map(({ skill, confidence }) => answerOf('skill', skill, confidence)),
  )
}
