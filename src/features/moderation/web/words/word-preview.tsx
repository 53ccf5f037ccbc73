import { useEffect, useRef } from 'react'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { fieldText } from '#platform/web/forms/field-values.ts'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { useForm } from '#platform/web/forms/use-form.ts'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { NOTE_MAX } from '../../contract/kinds.ts'
import { listWords, type previewWord, type Sample, saveWord } from '../../contract/words.endpoints.ts'
import type { ListedWord } from '../../contract/words/listed-word.ts'
import { useWordsText } from '../use-words-text.ts'
import { useReasonProblem } from './use-reason-problem.ts'

type Props = { entry: ListedWord; found: ResponseOf<typeof previewWord>; onAdded: () => void }

/**
 * The texts that a word would have flagged recently, the moderators' decisions about them, and the button to add it all the
 * same.
 */
export function WordPreview({ entry, found, onAdded }: Props) {
  const t = useWordsText()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { kept, broken, samples } = found
  return (
    <div className="grid gap-4 rounded-surface border border-line bg-surface p-4">
      <h3 ref={heading} tabIndex={-1} className="text-md outline-none [overflow-wrap:anywhere]">
        {t('preview.title', { word: entry.word })}
      </h3>
      <p className="text-sm">{t('preview.looked', found)}</p>
      {kept + broken > 0 && (
        <p className="text-sm text-ink-2">{t('preview.judged', { kept, broken: String(broken) })}</p>
      )}
      {kept > broken && <Note tone="sun">{t('preview.guard')}</Note>}
      {samples.length > 0 && (
        <ul className="text-sm">
          {samples.map((sample, n) => (
            <SampleRow key={n} {...sample} />
          ))}
        </ul>
      )}
      {found.found > samples.length && <p className="text-xs text-ink-2">{t('preview.hidden')}</p>}
      <Adding entry={entry} onAdded={onAdded} />
    </div>
  )
}

function SampleRow({ what, before, hit, after, verdict }: Sample) {
  const t = useWordsText()
  return (
    <li className="border-t border-line py-2">
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">
        {before}
        <mark className="rounded-sm bg-sun-tint px-0.5 text-ink">{hit}</mark>
        {after}
      </p>
      <p className="text-xs text-ink-2">{`${what}\u00a0· ${t(`preview.verdicts.${verdict}`)}`}</p>
    </li>
  )
}

function Adding({ entry, onAdded }: Pick<Props, 'entry' | 'onAdded'>) {
  const t = useWordsText()
  const { act } = useAct({ refresh: [listWords.path], failed: t('failed') })
  const wrongReason = useReasonProblem()
  const form = useForm({
    labels: { reason: t('add.reason') },
    validate: (data) => ({ reason: wrongReason(fieldText(data, 'reason')) }),
    async send(data) {
      const reason = fieldText(data, 'reason')
      const done = await act(() => call(saveWord, { body: { ...entry, isOn: true, reason } }), t('saved'))
      if (done) onAdded()
    },
    explain: (error) => errorText(error, t('failed')),
  })
  return (
    <form {...form.props} className="grid gap-4 border-t border-line pt-4">
      <Textarea
        name="reason"
        label={t('add.reason')}
        help={t('add.reasonHelp')}
        error={form.errors.reason}
        rows={2}
        limit={NOTE_MAX}
      />
      <FormProblem text={form.problem} />
      <Button type="submit" look="river" busy={form.busy && t('add.saving')} className="justify-self-start">
        {t('add.act')}
      </Button>
    </form>
  )
}
