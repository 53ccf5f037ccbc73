import { call } from '#platform/web/api/api.ts'
import { DraftNote } from '#platform/web/forms/draft-note.tsx'
import { fieldText } from '#platform/web/forms/field-values.ts'
import { FormFoot } from '#platform/web/forms/form-foot.tsx'
import { useDraft } from '#platform/web/forms/use-draft.ts'
import { useForm } from '#platform/web/forms/use-form.ts'
import { useWordsProblem } from '#platform/web/forms/use-words-problem.ts'
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

/** Sends a connection request, with an optional note. */
export function NoteDialog({ person: { id, name }, onClose, onDone }: Props) {
  const t = useRelationText()
  const { act } = useRelationAct()
  const wrongWords = useWordsProblem()
  const form = useForm({
    labels: { note: t('note.label') },
    validate: (data) => ({ note: wrongWords(fieldText(data, 'note'), NOTE_MAX) }),
    async send(data) {
      const note = fieldText(data, 'note')
      const done = await act(
        () => call(sendRequest, { params: { person: id }, body: { note } }),
        ({ state }) => ({ title: t(state === 'connected' ? 'done.connected' : 'done.sent', { name }) }),
      )
      if (!done) return
      draft.forget()
      onDone(done.answer.state)
      onClose()
    },
    explain: () => undefined,
  })
  const draft = useDraft(form.props.ref, `request.${id}`)
  return (
    <Dialog open onClose={onClose} title={t('note.title', { name })} closeLabel={t('close')}>
      <form {...form.props} className="grid gap-4">
        <Textarea
          name="note"
          label={t('note.label')}
          help={t('note.help')}
          error={form.errors.note}
          limit={NOTE_MAX}
        />
        <DraftNote {...draft} />
        <FormFoot onCancel={onClose} act={t('note.send')} busy={form.busy && t('sending')} />
      </form>
    </Dialog>
  )
}
