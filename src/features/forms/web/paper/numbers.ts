import type { Field } from '../../contract/rules/field.ts'
import { hasAnswer } from '../../contract/rules/kinds.ts'

/** The number of each question on paper, by which its logic speaks of it. */
export function numbersOf(fields: readonly Field[]): ReadonlyMap<string, number> {
  const questions = fields.filter(({ kind }) => hasAnswer(kind) && kind !== 'hidden')
  return new Map(questions.map(({ id }, at) => [id, at + 1]))
}
