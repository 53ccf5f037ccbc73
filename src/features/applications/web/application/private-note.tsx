import { useAct } from '#platform/web/api/use-act.ts'
import { call } from '#platform/web/api/api.ts'
import { DraftNote } from '#platform/web/forms/draft-note.tsx'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { useDeviceDraft } from '#platform/web/forms/use-device-draft.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { saveNote, NOTE_MAX, type OwnApplication } from '../../contract/application.endpoints.ts'
import { useLeadText } from '../board/use-lead-text.ts'
import type { ChangeApplication } from './use-draft-application.ts'

type Props = { application: OwnApplication; change: ChangeApplication }

/** Edits the applicant's private note. */
export function PrivateNote({ application: { id, note }, change }: Props) {
  const t = useLeadText()
  const [text, setText, forget, draft] = useDeviceDraft(`draft.own-note.${id}`, note)
  const { busy, problem, act } = useAct({ failed: t('general'), inline: true })

  async function keep() {
    await act(async () => {
      await call(saveNote, { params: { id }, body: { note: text } })
      change((now) => ({ ...now, note: text }))
      forget()
      toast({ title: t('kept') })
    })
  }

  return (
    <div className="grid gap-3">
      <Textarea
        name="note"
        label={t('note')}
        help={t('noteHelp')}
        rows={3}
        limit={NOTE_MAX}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <FormProblem text={problem} />
      <DraftNote {...draft} />
      {text !== note && (
        <Button small className="justify-self-start" busy={busy && t('keeping')} onClick={() => void keep()}>
          {t('keep')}
        </Button>
      )}
    </div>
  )
}
