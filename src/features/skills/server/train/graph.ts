import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import { dense, sparseOf } from './sparse.ts'
import { factorise } from './svd.ts'
import { packVectors, type Vectors } from './vectors.ts'

export type GraphVectors = { skills: Vectors; occupations: Vectors }

const SIZE = 96
const OPTIONAL = 0.5

/** Learns vectors from links: skills are near when the same occupations need them. */
export function learnGraph({
  skills,
  occupations,
}: Pick<Vocabulary, 'skills' | 'occupations'>): GraphVectors {
  const needed = new Float64Array(skills.length)
  for (const { essential, optional } of occupations) {
    for (const skill of essential) needed[skill]! += 1
    for (const skill of optional) needed[skill]! += 1
  }
  const rows = occupations.map(({ essential, optional }) => {
    const row = new Map<number, number>()
    // A skill that every occupation needs says little about any of them.
    const weigh = (skill: number) => Math.log(1 + occupations.length / needed[skill]!)
    for (const skill of optional) row.set(skill, OPTIONAL * weigh(skill))
    for (const skill of essential) row.set(skill, weigh(skill))
    const length = Math.sqrt([...row.values()].reduce((sum, value) => sum + value * value, 0)) || 1
    for (const [skill, value] of row) row.set(skill, value / length)
    return row
  })
  const size = Math.min(SIZE, occupations.length, skills.length)
  const { left, right, strengths } = factorise(sparseOf(rows, skills.length), size)
  const spread = (matrix: typeof left) => {
    const result = dense(matrix.rows, matrix.columns)
    for (let at = 0; at < result.cells.length; at += 1)
      result.cells[at] = matrix.cells[at]! * Math.sqrt(strengths[at % matrix.columns]!)
    return result
  }
  return { skills: packVectors(spread(right)), occupations: packVectors(spread(left)) }
}
