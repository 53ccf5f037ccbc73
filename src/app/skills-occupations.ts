import type { GroupMatch } from '#features/skills/server/index.ts'
import type { Command } from './run.ts'
import { type Answer, answerLines, answerOf, roundedScore } from './skills-lines.ts'

const MAX_OCCUPATIONS = 50

/** Finds the occupation of every job title in standard input, or the group of a title no finer than one. */
export function occupationsSearch(command: Command): Promise<void> {
  return answerLines(command, (engine, line) => {
    const { groups, occupations } = engine.searchOccupations(line, MAX_OCCUPATIONS)
    return [
      ...occupations.map(({ occupation, score }) => ({
        kind: 'occupation' as const,
        ...answerOf('occupation', occupation, score),
      })),
      ...groups.map(groupAnswer),
    ]
      .sort((a, b) => b.score - a.score)
      .slice(0, MAX_OCCUPATIONS)
  })
}

function groupAnswer({
  group: { key, isco, en },
  score,
  occupations,
}: GroupMatch): Answer & { kind: 'group' } {
  const [only = ''] = isco
  return {
    kind: 'group',
    id: key,
    esco: isco.length === 1 ? `http://data.europa.eu/esco/isco/C${only}` : null,
    label: en,
    score: roundedScore(score),
    isco,
    occupations: occupations.slice(0, MAX_OCCUPATIONS).map(({ id }) => id),
  }
}
