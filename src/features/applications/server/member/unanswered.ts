import type { FormQuestion } from '#features/opportunities/contract/form-questions.ts'
import type { ApplicationFile } from '../../contract/application.endpoints.ts'
import type { ApplicationRow } from '../applications.queries.ts'

type Input = {
  row: Pick<ApplicationRow, 'answers'>
  questions: readonly FormQuestion[]
  files: readonly Pick<ApplicationFile, 'question'>[]
}

/** Lists questions without a valid answer, by id. */
export function unansweredIn({ row, questions, files }: Input): [question: string, why: string][] {
  return questions.flatMap(({ id, type, required, choices }): [string, string][] => {
    const answer = row.answers[id]?.trim() ?? ''
    if (type === 'file') {
      return required && !files.some(({ question }) => question === id) ? [[id, 'required']] : []
    }
    if (answer === '') return required ? [[id, 'required']] : []
    if (type === 'choice' && !choices.some((_, index) => String(index) === answer)) return [[id, 'choice']]
    if (type === 'yes-no' && answer !== 'yes' && answer !== 'no') return [[id, 'choice']]
    return []
  })
}
