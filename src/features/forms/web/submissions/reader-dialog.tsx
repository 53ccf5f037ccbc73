import { useState } from 'react'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { DialogFoot } from '#platform/web/ui/layers/dialog-foot.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { listReaders, type Reader } from '../../contract/submissions.endpoints.ts'
import { useAnswersText } from '../use-answers-text.ts'
import { useDoor } from '../use-door.ts'
import { useEditorText } from '../use-editor-text.ts'

type Props = {
  form: string
  count: number
  /** How far the act has come, while it is under way. */
  busy: string | false
  onClose: () => void
  onAssign: (reader: Reader) => Promise<void>
}

/** Asks to whom some submissions are to be assigned. */
export function ReaderDialog({ form, count, busy, onClose, onAssign }: Props) {
  const t = useAnswersText()
  const editor = useEditorText()
  const { at } = useDoor()
  const query = useEndpoint(at(listReaders), { params: { id: form } })
  const [id, setId] = useState('')
  const [isMissing, setMissing] = useState(false)
  const reader = query.data?.readers.find((one) => one.id === id)
  async function assign() {
    if (reader) await onAssign(reader)
    else setMissing(true)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('readerDialog.title', { count })}
      closeLabel={editor('close')}
      actions={<DialogFoot onCancel={onClose} act={t('readerDialog.act')} onAct={assign} busy={busy} />}
    >
      <div className="grid gap-4">
        <p className="text-sm text-ink-2">{t('readerDialog.text')}</p>
        <QueryState query={query}>
          {({ readers }) => (
            <Select
              name="reader"
              label={t('readerDialog.reader')}
              empty={t('readerDialog.choose')}
              error={isMissing && !reader ? t('readerDialog.missing') : undefined}
              value={id}
              options={readers.map(({ id: value, name }) => ({ value, text: name }))}
              onChange={({ target }) => setId(target.value)}
            />
          )}
        </QueryState>
      </div>
    </Dialog>
  )
}
