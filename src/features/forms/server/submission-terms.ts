import { type SQL, sql } from '#platform/server/db/sql.ts'
import { LOCALES } from '#platform/contract/locale.ts'
import { placedTerms, termVector } from '#platform/server/db/terms.ts'
import { filterWayOf } from '../contract/answer-filter.ts'
import { sortOfFile } from '../contract/files.ts'
import type { Answer, Answers } from '../contract/rules/answers.ts'
import type { Content } from '../contract/rules/content.ts'
import type { Field } from '../contract/rules/field.ts'
import { sayAnswer } from '../contract/rules/say-answer.ts'

/**
 * Words of the answers, of chosen options in both languages. Typed words are also marked with their question, and so is what no
 * index of the answers finds: the option at each place, the sort of a file, the lack of one.
 */
export function termsOf({ fields }: Content, answers: Answers): SQL {
  const words = fields.flatMap((field) => {
    const answer = answers[field.id]
    return answer === undefined ? [] : LOCALES.map((locale) => sayAnswer(field, answer, locale))
  })
  return termVector(
    words.join(' '),
    fields.flatMap((field) => marksOf(field, answers[field.id])),
  )
}

function marksOf({ id, kind }: Field, answer: Answer | undefined): string[] {
  const list = Array.isArray(answer) ? (answer as readonly string[]) : []
  switch (filterWayOf(kind)) {
    case 'words':
      return (typeof answer === 'string' ? [answer] : list).flatMap((text) => placedTerms(id, text))
    case 'place':
      return list.map((option, at) => markOf(id, `${at + 1}.${option}`))
    case 'file':
      return list.length === 0
        ? [markOf(id, 'none')]
        : [
            markOf(id, 'any'),
            ...list.flatMap((name) => sortOfFile(name) ?? []).map((sort) => markOf(id, sort)),
          ]
    default:
      return []
  }
}

const markOf = (field: string, value: string): string => `=${field}:${value}`

/** A query for one mark. Both parts are made of letters, digits and full stops. */
export const markQuery = (field: string, value: string): SQL => sql`${`'${markOf(field, value)}'`}::tsquery`
