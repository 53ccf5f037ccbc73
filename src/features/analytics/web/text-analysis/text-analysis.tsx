import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { call } from '#platform/web/api/api.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { fieldText } from '#platform/web/forms/field-values.ts'
import { DraftNote } from '#platform/web/forms/draft-note.tsx'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { useDraft } from '#platform/web/forms/use-draft.ts'
import { useFormOfAddress } from '#platform/web/session/use-form-of-address.ts'
import { FoldSection } from '#platform/web/ui/blocks/fold-section.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { getTextAnalysis, ANALYSED_TEXT_MAX } from '../../contract/texts.endpoints.ts'
import { How } from '../how.tsx'
import { useText } from '../use-text.ts'
import { MarkedText } from './marked-text.tsx'
import { Proposals } from './proposals.tsx'

/** Asks what the member has done; shows the skills in it with their words, to confirm one by one. */
export function TextAnalysis({ isOpen }: { isOpen: boolean }) {
  const t = useText()
  const address = useFormOfAddress()
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const result = useRef<HTMLParagraphElement>(null)
  const { restored, device } = useDraft(form, 'ai-skills.told')
  const [error, setError] = useState('')
  const read = useMutation({
    mutationFn: async (text: string) => ({ text, ...(await call(getTextAnalysis, { body: { text } })) }),
  })
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = fieldText(new FormData(event.currentTarget), 'told')
    const wrong =
      text === ''
        ? t('told.empty')
        : text.length > ANALYSED_TEXT_MAX
          ? t('told.tooLong', { limit: String(ANALYSED_TEXT_MAX) })
          : ''
    setError(wrong)
    if (wrong) field.current?.focus()
    else read.mutate(text)
  }
  const { data } = read
  useEffect(() => {
    if (data) result.current?.focus()
  }, [data])
  const open = data?.found.filter(({ listed }) => !listed) ?? []
  return (
    <FoldSection id="told" title={t('told.title')} isOpen={isOpen}>
      <form ref={form} noValidate onSubmit={send} className="grid gap-3">
        <Textarea
          name="told"
          ref={field}
          rows={6}
          label={t('told.label')}
          help={t('told.help')}
          error={error}
          limit={ANALYSED_TEXT_MAX}
          state={restored && t('told.restored', { address })}
        />
        <FormProblem text={read.error ? errorText(read.error, t('general')) : undefined} />
        <DraftNote device={device} restored={false} />
        <div>
          <Button type="submit" look="river" busy={read.isPending && t('told.busy')}>
            {t('told.send')}
          </Button>
        </div>
      </form>
      {data && (
        <div className="mt-5">
          <p ref={result} tabIndex={-1} className="font-strong">
            {t('told.found', { count: data.found.length })}
          </p>
          {data.found.length > 0 && (
            <figure className="my-3" aria-label={t('told.text')}>
              <blockquote className="border-l-3 border-lilac py-1 pl-4">
                <MarkedText text={data.text} marks={data.found} />
              </blockquote>
            </figure>
          )}
          {data.found.length > 0 && (
            <Proposals
              key={data.text}
              label={t('told.review')}
              found={open}
              empty={t('found.listed')}
              wordsOf={({ start, end }) => data.text.slice(start, end)}
              around={({ start, end }) => (
                <p className="mb-1 text-xs text-ink-3">
                  {t('found.words', { words: data.text.slice(start, end) })}
                </p>
              )}
            />
          )}
        </div>
      )}
      <How text={t('told.how')} className="mt-2" />
    </FoldSection>
  )
}
