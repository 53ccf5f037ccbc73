import type { SQL } from '#platform/server/db/sql.ts'
import { LOCALES } from '#platform/contract/locale.ts'
import { placedTerms, termVector } from '#platform/server/db/terms.ts'
import { filterWayOf } from '../contract/answer-filter.ts'
import type { Answers } from '../contract/rules/answers.ts'
import type { Content } from '../contract/rules/content.ts'
import { sayAnswer } from '../contract/rules/say-answer.ts'

/** Words of the answers, of chosen options in both languages; typed words are also marked with their question. */
export function termsOf({ fields }: Content, answers: Answers): SQL {
  const words = fields.flatMap((field) => {
    const answer = answers[field.id]
    return answer === undefined ? [] : LOCALES.map((locale) => sayAnswer(field, answer, locale))
  })
  const marks = fields.flatMap(({ id, kind }) => {
    const answer = answers[id]
    return filterWayOf(kind) === 'words' && typeof answer === 'string' ? placedTerms(id, answer) : []
  })
  return termVector(words.join(' '), marks)
}
