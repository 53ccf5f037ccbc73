import { useWordsProblem } from '#platform/web/forms/use-words-problem.ts'
import { NOTE_MAX } from '../../contract/kinds.ts'
import { useWordsText } from '../use-words-text.ts'

/** Returns the error in the reason of a change, before it is sent. */
export function useReasonProblem(): (reason: string) => string | undefined {
  const t = useWordsText()
  const wrongWords = useWordsProblem()
  return (reason) => (reason.trim() === '' ? t('add.reasonNeeded') : wrongWords(reason, NOTE_MAX))
}
