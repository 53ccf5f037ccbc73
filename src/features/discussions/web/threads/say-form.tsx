import { useEffect } from 'react'
import { errorText } from '#platform/web/api/api-error.ts'
import { DraftNote } from '#platform/web/forms/draft-note.tsx'
import { fieldText } from '#platform/web/forms/field-values.ts'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { useDraft } from '#platform/web/forms/use-draft.ts'
import { useForm } from '#platform/web/forms/use-form.ts'
import { useWordsProblem } from '#platform/web/forms/use-words-problem.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { TEXT_MAX } from '../../contract/discussions.endpoints.ts'
import { PROPOSAL_MAX } from '../../contract/threads/threads.endpoints.ts'
import { useThreadText } from './use-thread-text.ts'

type Props = {
  what: 'comment' | 'proposal' | 'answer' | 'edit'
  /** Under which name it is kept on the device until it is sent. */
  draft: string
  text?: string
  /** The words for which others are proposed. */
  words?: string
  send: (said: { text: string; proposal: string | null }) => Promise<unknown>
  onClose: () => void
}

/** Takes a comment, a suggestion, an answer or a change of one. */
export function SayForm({ what, draft: key, text = '', words = '', send, onClose }: Props) {
  const t = useThreadText()
  const label = t(`${what}.label`)
  const isProposal = what === 'proposal'
  const wrongWords = useWordsProblem()
  const form = useForm({
    labels: { text: label, proposal: t('proposal.words') },
    validate(data) {
      const said = fieldText(data, 'text').trim()
      const wrong = wrongWords(said, TEXT_MAX)
      if (!isProposal) return { text: said === '' ? t('empty') : wrong }
      const proposed = fieldText(data, 'proposal')
      const same = proposed === words ? t('proposal.same') : undefined
      return { proposal: same ?? wrongWords(proposed, PROPOSAL_MAX), text: wrong }
    },
    async send(data) {
      const proposal = isProposal ? fieldText(data, 'proposal') : null
      await send({ text: fieldText(data, 'text').trim(), proposal })
      draft.forget()
      onClose()
    },
    explain: (error) => errorText(error, t('general')),
  })
  const draft = useDraft(form.props.ref, key)
  const { ref } = form.props
  useEffect(() => ref.current?.querySelector('textarea')?.focus(), [ref])
  return (
    <form
      {...form.props}
      className="mt-2 grid gap-3"
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
        // The field says that it has changed when it is left: after the sending that would keep its draft once more.
        if (event.target instanceof HTMLElement) event.target.blur()
        ref.current?.requestSubmit()
      }}
    >
      {isProposal && (
        <Textarea
          name="proposal"
          label={t('proposal.words')}
          error={form.errors.proposal}
          rows={3}
          limit={PROPOSAL_MAX}
          defaultValue={words}
        />
      )}
      <Textarea
        name="text"
        label={label}
        error={form.errors.text}
        rows={isProposal ? 2 : 3}
        limit={TEXT_MAX}
        defaultValue={text}
      />
      <FormProblem text={form.problem} />
      <DraftNote {...draft} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="river" small busy={form.busy && t('sending')}>
          {t(`${what}.send`)}
        </Button>
        <Button look="quiet" small onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
