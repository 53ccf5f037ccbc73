import * as z from 'zod/mini'
import { words } from '#platform/contract/bilingual-schemas.ts'
import { uuid } from '#platform/contract/schemas.ts'

export const ANSWER_MAX = 3000

/** Answers to the questions of an opportunity: words, the number of a choice, or `yes` and `no`. */
export const answerList = z
  .array(z.strictObject({ question: uuid, text: words(ANSWER_MAX) }))
  .check(z.maxLength(40))
export type AnswerList = z.output<typeof answerList>
export type Answers = Readonly<Record<string, string>>

export function toAnswers(list: AnswerList): Record<string, string> {
  return Object.fromEntries(list.map(({ question, text }) => [question, text]))
}

export function toAnswerList(answers: Answers): AnswerList {
  return Object.entries(answers).map(([question, text]) => ({ question, text }))
}
