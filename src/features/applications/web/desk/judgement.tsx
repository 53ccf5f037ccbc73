import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { call } from '#platform/web/api/api.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { isSendKey } from '#platform/web/forms/send-keys.ts'
import { useDraftComposer } from '#platform/web/forms/use-composer.ts'
import { DraftNote } from '#platform/web/forms/draft-note.tsx'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { DateText } from '#platform/web/ui/blocks/values.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { RadioGroup } from '#platform/web/ui/fields/radio-group.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { addNote, removeNote, type Reviewed, saveScore } from '../../contract/hiring.endpoints.ts'
import { useHiringText } from '../hiring/use-hiring-text.ts'

const SCORES = [1, 2, 3, 4, 5] as const

/** Shows the organisation's internal scores and notes, and the history of the application. */
export function Judgement({ data, onChanged }: { data: Reviewed; onChanged: () => void }) {
  const t = useHiringText()
  const { id, allScores, allNotes, steps } = data
  const { text, write, read, submit, busy, kept } = useDraftComposer({
    name: `draft.note.${id}`,
    send: (note) => call(addNote, { params: { id }, body: { text: note } }),
    onSent: onChanged,
    onFailure: (error) => setProblem(errorText(error, t('general'))),
  })
  const [problem, setProblem] = useState<string>()
  const mine = allScores.find((score) => score.mine)?.score
  const [isOpen, setOpen] = useState(false)
  // Readers see others' scores after giving their own, so that they do not lean on them.
  const showsOthers = mine !== undefined || isOpen

  function send() {
    setProblem(undefined)
    if (read().trim() !== '') void submit()
  }
  async function run(work: () => Promise<unknown>) {
    setProblem(undefined)
    try {
      await work()
      onChanged()
    } catch (error) {
      setProblem(errorText(error, t('general')))
    }
  }

  return (
    <>
      <section className="grid gap-2 border-t border-line pt-5">
        <RadioGroup
          name="score"
          legend={t('one.score')}
          inline
          value={mine === undefined ? '' : String(mine)}
          options={[
            ...SCORES.map((score) => ({ value: String(score), text: String(score) })),
            { value: '', text: t('one.noScore') },
          ]}
          onChange={(value) =>
            void run(() =>
              call(saveScore, {
                params: { id },
                body: { score: value === '' ? null : Number(value) },
              }),
            )
          }
        />
        {allScores.length > 0 && !showsOthers && (
          <div>
            <Button small look="quiet" className="-ml-3" onClick={() => setOpen(true)}>
              {t('one.showScores', { count: allScores.length })}
            </Button>
          </div>
        )}
        {allScores.length > 0 && showsOthers && (
          <p className="text-sm text-ink-2">
            {t('one.scores')}: {allScores.map(({ by, score }) => `${by} ${score}`).join(', ')}
          </p>
        )}
      </section>
      <section className="grid gap-3">
        <h3 className="text-sm">{t('one.notes')}</h3>
        <p className="text-xs text-ink-3">{t('one.notesHelp')}</p>
        <ul className="grid gap-2">
          {allNotes.map((note) => (
            <li key={note.id} className="flex items-start justify-between gap-3 border-b border-line pb-2">
              <div className="min-w-0">
                <p className="whitespace-pre-line [overflow-wrap:anywhere]">{note.text}</p>
                <p className="text-xs text-ink-3">
                  {note.by} <DateText at={note.at} show="both" />
                </p>
              </div>
              {note.mine && (
                <IconButton
                  icon={<Trash2 />}
                  label={t('one.removeNote')}
                  onClick={() => void run(() => call(removeNote, { params: { id, note: note.id } }))}
                />
              )}
            </li>
          ))}
        </ul>
        <Textarea
          name="note"
          label={t('one.note')}
          rows={3}
          limit={2000}
          value={text}
          onChange={(event) => write(event.target.value)}
          onKeyDown={(event) => isSendKey(event) && send()}
        />
        <div>
          <Button small busy={busy && t('one.adding')} onClick={send}>
            {t('one.addNote')}
          </Button>
        </div>
        <FormProblem text={problem} />
        <DraftNote {...kept} />
      </section>
      <section>
        <h3 className="mb-2 text-sm">{t('one.steps')}</h3>
        <ol className="grid gap-2 border-l border-line pl-4 text-sm">
          {steps.map((step) => (
            <li key={step.at + step.status}>
              {step.cancels ? t('one.cancels') : t(`statuses.${step.status}`)}{' '}
              <span className="text-ink-3">
                {step.by ?? t('one.applicant')}, <DateText at={step.at} show="both" />
              </span>
              {step.message && <p className="whitespace-pre-line text-ink-2">{step.message}</p>}
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}
