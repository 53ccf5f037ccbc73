import { useEffect } from 'react'
import { errorText } from '#platform/web/api/api-error.ts'
import { fieldText } from '#platform/web/forms/field-values.ts'
import { DraftNote } from '#platform/web/forms/draft-note.tsx'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { useDraft } from '#platform/web/forms/use-draft.ts'
import { useForm } from '#platform/web/forms/use-form.ts'
import { useWordsProblem } from '#platform/web/forms/use-words-problem.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { TEXT_MAX } from '../../contract/discussions.endpoints.ts'
import { useText } from '../use-text.ts'

type Props = {
  what: 'ask' | 'answer' | 'addition' | 'edit'
  /** Under which name it is kept on the device until it is sent. */
  draft: string
  help?: string
  text?: string
  send: (text: string) => Promise<unknown>
  onDone: () => unknown
  onClose: () => void
}

/** Takes a question, an answer or a change of one. */
export function WriteForm({ what, draft: key, help, text = '', send, onDone, onClose }: Props) {
  const t = useText()
  const label = t(`${what}.label`)
  const wrongWords = useWordsProblem()
  const form = useForm({
    labels: { text: label },
    validate(data) {
      const said = fieldText(data, 'text').trim()
      return { text: said === '' ? t('empty') : wrongWords(said, TEXT_MAX) }
    },
    async send(data) {
      await send(fieldText(data, 'text').trim())
      draft.forget()
      toast({ title: t(`${what}.sent`) })
      await onDone()
      onClose()
    },
    explain: (error) => errorText(error, t('failed')),
  })
  const draft = useDraft(form.props.ref, key)
  const { ref } = form.props
  useEffect(() => ref.current?.querySelector('textarea')?.focus(), [ref])
  return (
    <form {...form.props} className="mt-2 grid max-w-measure gap-3 print:hidden">
      <Textarea
        name="text"
        label={label}
        help={help}
        error={form.errors.text}
        rows={3}
        limit={TEXT_MAX}
        defaultValue={text}
      />
      <FormProblem text={form.problem} />
      <DraftNote {...draft} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="river" small busy={form.busy && t('sending')}>
          {t(what === 'edit' ? 'edit.send' : `${what}.send`)}
        </Button>
        <Button look="quiet" small onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
