import { formatDate } from '#platform/contract/dates.ts'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { useEntryForm } from '#platform/web/forms/use-entry-form.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import {
  getSubmission,
  NOTE_MAX,
  addSubmissionNote,
  type OpenedSubmission,
} from '../../contract/submissions.endpoints.ts'
import { useEditorText } from '../use-editor-text.ts'
import { useDoor } from '../use-door.ts'

const EMPTY = { text: '' }

type Props = { form: string; opened: OpenedSubmission; mayAdd: boolean }

/** The internal notes of those who read the answers. */
export function NotesPart({ form, opened, mayAdd }: Props) {
  const t = useEditorText()
  const door = useDoor()
  const locale = useLocale()
  const { busy, act } = useAct({ refresh: [door.at(getSubmission).path], failed: t('general') })
  const { written, set, arrived } = useEntryForm(`form-note.${opened.id}`, EMPTY)
  const params = { id: form, submission: opened.id }
  async function add() {
    const note = written
    if (await act(() => call(door.at(addSubmissionNote), { params, body: note }))) arrived(note)
  }
  return (
    <section aria-labelledby="notes-title" className="grid gap-3">
      <div>
        <h3 id="notes-title" className="text-md">
          {t('submissions.notes')}
        </h3>
        <p className="text-xs text-ink-2">{t('submissions.notesText')}</p>
      </div>
      <ul>
        {opened.notes.map(({ id, author, text, at }) => (
          <li key={id} className="border-t border-line py-2 text-sm">
            <p className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
            <p className="text-xs text-ink-2">
              {t('submissions.by', {
                name: author ?? t('submissions.somebody'),
                date: formatDate(new Date(at), locale),
              })}
            </p>
          </li>
        ))}
      </ul>
      {mayAdd && (
        <>
          <Textarea
            name="note"
            label={t('submissions.note')}
            rows={2}
            limit={NOTE_MAX}
            value={written.text}
            onChange={(event) => set({ text: event.target.value })}
          />
          <div>
            <Button small disabled={busy || written.text.trim() === ''} onClick={() => void add()}>
              {t('submissions.add')}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}
