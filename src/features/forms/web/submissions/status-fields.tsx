import { Select } from '#platform/web/ui/fields/select.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { type Status, STATUSES } from '../../contract/statuses.ts'
import { STATUS_TEXT_MAX } from '../../contract/submissions.endpoints.ts'
import { useEditorText } from '../use-editor-text.ts'
import { useStatusText } from '../use-status-text.ts'

export type StatusWords = { status: Status; text: string }
type Props = { words: StatusWords; onChange: (words: StatusWords) => void }

/** The fields for the status of a submission and the message to its sender. */
export function StatusFields({ words, onChange }: Props) {
  const t = useEditorText()
  const statusText = useStatusText()
  return (
    <>
      <Select
        name="status"
        label={t('submissions.status')}
        value={words.status}
        options={STATUSES.map((value) => ({ value, text: statusText(value) }))}
        onChange={(event) => onChange({ ...words, status: event.target.value as Status })}
      />
      <Textarea
        name="text"
        label={t('submissions.statusText')}
        help={t('submissions.statusTextHelp')}
        rows={2}
        limit={STATUS_TEXT_MAX}
        value={words.text}
        onChange={(event) => onChange({ ...words, text: event.target.value })}
      />
    </>
  )
}
