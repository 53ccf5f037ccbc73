import type { Status } from '../contract/statuses.ts'
import { useEditorText } from './use-editor-text.ts'
import { useText } from './use-text.ts'

/** What a status is called for those who read the answers: an addition is the sender's, not theirs. */
export function useStatusText(): (status: Status) => string {
  const t = useEditorText()
  const words = useText()
  return (status) => (status === 'question' ? t('submissions.waiting') : words(`statuses.${status}`))
}
