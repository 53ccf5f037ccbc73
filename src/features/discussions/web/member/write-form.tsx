import { useEffect, useRef, useState } from 'react'
import { errorText } from '#platform/web/api/api-error.ts'
import { DraftNote } from '#platform/web/forms/draft-note.tsx'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { isSendKey } from '#platform/web/forms/send-keys.ts'
import { useDraftComposer } from '#platform/web/forms/use-composer.ts'
import { useWordsProblem } from '#platform/web/forms/use-words-problem.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { TEXT_MAX } from '../../contract/discussions.endpoints.ts'
import { useText } from '../use-text.ts'

type Props = {
  what: 'ask' | 'answer' | 'addition' | 'edit'
  /** The name under which the text is stored on the device until it is sent. */
  draft: string
  help?: string
  text?: string
  send: (text: string) => Promise<unknown>
  onDone: () => unknown
  onClose: () => void
}

/** Takes a question, an answer or an edit of one. */
export function WriteForm({ what, draft, help, text: first = '', send, onDone, onClose }: Props) {
  const t = useText()
  const field = useRef<HTMLTextAreaElement>(null)
  const wrongWords = useWordsProblem()
  const [problem, setProblem] = useState<string>()
  const [wrong, setWrong] = useState<string>()
  const { text, write, read, submit, busy, kept } = useDraftComposer({
    name: draft,
    first,
    stays: what === 'edit',
    send: (words) => send(words.trim()),
    onSent(hasMore) {
      toast({ title: t(`${what}.sent`) })
      void onDone()
      if (!hasMore) onClose()
    },
    onFailure: (error) => setProblem(errorText(error, t('failed'))),
  })
  useEffect(() => field.current?.focus(), [])
  return (
    <form
      noValidate
      className="mt-2 grid max-w-measure gap-3 print:hidden"
      onSubmit={(event) => {
        event.preventDefault()
        const words = read().trim()
        // A second press finds the field empty, which is no fault.
        const why = words === '' ? (busy ? undefined : t('empty')) : wrongWords(words, TEXT_MAX)
        setProblem(undefined)
        setWrong(why)
        if (why) field.current?.focus()
        else if (words !== '') void submit()
      }}
      onKeyDown={(event) => {
        if (!isSendKey(event)) return
        event.preventDefault()
        event.currentTarget.requestSubmit()
      }}
    >
      <Textarea
        ref={field}
        name="text"
        label={t(`${what}.label`)}
        help={help}
        error={wrong}
        rows={3}
        limit={TEXT_MAX}
        value={text}
        onChange={(event) => {
          setWrong(undefined)
          write(event.currentTarget.value)
        }}
      />
      <FormProblem text={problem} />
      <DraftNote {...kept} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="river" small busy={busy && t('sending')}>
          {t(what === 'edit' ? 'edit.send' : `${what}.send`)}
        </Button>
        <Button look="quiet" small onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
