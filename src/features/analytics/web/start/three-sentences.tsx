import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { call } from '#platform/web/api/api.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { fieldText } from '#platform/web/forms/field-values.ts'
import { DraftNote } from '#platform/web/forms/draft-note.tsx'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { useDraft } from '#platform/web/forms/use-draft.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { ANALYSED_TEXT_MAX, getTextAnalysis } from '../../contract/texts.endpoints.ts'
import { useStartText } from '../use-start-text.ts'
import { SkillPicks } from './skill-picks.tsx'

type Props = {
  /** Called once skills have been added to the profile. */
  onAdded: (count: number) => void
  /** The look of the button; `key` where it is the main action of the screen. */
  look?: 'key' | 'river'
}

/** Asks for a few sentences; the skills found in them are confirmed together and added to the profile. */
export function ThreeSentences({ onAdded, look = 'river' }: Props) {
  const t = useStartText()
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const result = useRef<HTMLDivElement>(null)
  const draft = useDraft(form, 'ai-skills.start')
  const [error, setError] = useState('')
  const analyse = useMutation({
    mutationFn: async (text: string) => ({ text, ...(await call(getTextAnalysis, { body: { text } })) }),
  })
  const { data } = analyse
  useEffect(() => {
    if (data) result.current?.focus()
  }, [data])

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = fieldText(new FormData(event.currentTarget), 'sentences')
    const wrong =
      text === ''
        ? t('empty')
        : text.length > ANALYSED_TEXT_MAX
          ? t('tooLong', { limit: String(ANALYSED_TEXT_MAX) })
          : ''
    setError(wrong)
    if (wrong) field.current?.focus()
    else analyse.mutate(text)
  }
  const open = data?.found.filter(({ listed }) => !listed) ?? []
  return (
    <>
      <form ref={form} noValidate onSubmit={send} className="grid gap-3" hidden={open.length > 0}>
        <Textarea
          name="sentences"
          ref={field}
          rows={4}
          label={t('label')}
          help={t('help')}
          placeholder={t('example')}
          error={error}
        />
        <FormProblem text={analyse.error ? errorText(analyse.error, t('failed')) : undefined} />
        <DraftNote {...draft} />
        <div>
          <Button
            type="submit"
            look={look}
            busy={analyse.isPending && t('reading')}
            className="max-sm:w-full"
          >
            {t('send')}
          </Button>
        </div>
      </form>
      {data && (
        <div ref={result} tabIndex={-1} className="outline-none">
          {open.length > 0 ? (
            <SkillPicks
              key={data.text}
              text={data.text}
              found={open}
              look={look}
              onChange={() => {
                analyse.reset()
                requestAnimationFrame(() => field.current?.focus())
              }}
              onAdded={(count) => {
                draft.forget()
                onAdded(count)
              }}
            />
          ) : (
            <p className="mt-3 text-sm text-ink-2">{t(data.found.length > 0 ? 'listed' : 'nothing')}</p>
          )}
        </div>
      )}
    </>
  )
}
