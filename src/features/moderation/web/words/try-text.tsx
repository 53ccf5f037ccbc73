import { useState } from 'react'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { fieldText } from '#platform/web/forms/field-values.ts'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { useForm } from '#platform/web/forms/use-form.ts'
import { useWordsProblem } from '#platform/web/forms/use-words-problem.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { TRIED_MAX, previewText } from '../../contract/words.endpoints.ts'
import { useQueueText } from '../use-queue-text.ts'
import { useWordsText } from '../use-words-text.ts'

/** Shows the signs in a sentence, with all lists as they are now. */
export function TryText() {
  const t = useWordsText()
  const words = useQueueText()
  const wrongWords = useWordsProblem()
  const [preview, setPreview] = useState<ResponseOf<typeof previewText>>()
  const form = useForm({
    labels: { text: t('try.text') },
    validate: (data) => ({ text: wrongWords(fieldText(data, 'text'), TRIED_MAX) }),
    async send(data) {
      setPreview(await call(previewText, { body: { text: fieldText(data, 'text') } }))
    },
    explain: (error) => errorText(error, words('failed')),
  })
  return (
    <section aria-labelledby="try-text" className="grid gap-4 border-t border-line pt-6">
      <h2 id="try-text" className="text-md">
        {t('try.title')}
      </h2>
      <form {...form.props} className="grid gap-4">
        <Textarea
          name="text"
          label={t('try.text')}
          help={t('try.help')}
          error={form.errors.text}
          rows={2}
          limit={TRIED_MAX}
        />
        <FormProblem text={form.problem} />
        <Button type="submit" small busy={form.busy && t('try.busy')} className="justify-self-start">
          {t('try.act')}
        </Button>
      </form>
      <div role="status" className="text-sm [overflow-wrap:anywhere]">
        {preview?.signs.length === 0 && <p>{t('try.clean')}</p>}
        {preview && preview.signs.length > 0 && (
          <p>{t('try.seen', { signs: preview.signs.map((sign) => words(`signs.${sign}`)).join(', ') })}</p>
        )}
        {preview && preview.words.length > 0 && <p>{t('try.words', { words: preview.words.join(', ') })}</p>}
      </div>
    </section>
  )
}
