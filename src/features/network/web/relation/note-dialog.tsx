import { useState } from 'react'
import { call } from '#platform/web/api/api.ts'
import { FormFoot } from '#platform/web/forms/form-foot.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { NOTE_MAX, type RelationState, sendRequest } from '../../contract/relations.endpoints.ts'
import { useRelationText } from '../use-relation-text.ts'
import { useRelationAct } from './use-relation-act.ts'

type Props = {
  person: { id: string; name: string }
  onClose: () => void
  onDone: (state: RelationState) => void
}

/** Asks somebody to be connected, with a few words if one likes. */
export function NoteDialog({ person: { id, name }, onClose, onDone }: Props) {
  const t = useRelationText()
  const { busy, act } = useRelationAct()
  const [note, setNote] = useState('')
  async function send() {
    const done = await act(
      () => call(sendRequest, { params: { person: id }, body: { note } }),
      ({ state }) => ({ title: t(state === 'connected' ? 'done.connected' : 'done.sent', { name }) }),
    )
    if (!done) return
    onDone(done.answer.state)
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title={t('note.title', { name })} closeLabel={t('close')}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (note.length <= NOTE_MAX) void send()
        }}
      >
        <Textarea
          name="note"
          label={t('note.label')}
          help={t('note.help')}
          limit={NOTE_MAX}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <FormFoot onCancel={onClose} act={t('note.send')} busy={busy && t('sending')} />
      </form>
    </Dialog>
  )
}
