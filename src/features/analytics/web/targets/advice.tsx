import { useMutation } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import { call } from '#platform/web/api/api.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { FoldSection } from '#platform/web/ui/blocks/fold-section.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { createAdvice } from '../../contract/targets.endpoints.ts'
import { useText } from '../use-text.ts'

/** Asks a language model for advice in words, only on request and after explaining what is sent where. */
export function Advice({ id, host }: { id: string; host: string }) {
  const t = useText()
  const ask = useMutation({ mutationFn: () => call(createAdvice, { params: { id } }) })
  return (
    <FoldSection id="advice" title={t('advice.title')}>
      <div aria-live="polite">
        {ask.data && (
          <Note tone="lilac" icon={<Sparkles />} className="mb-3">
            <p className="whitespace-pre-line [overflow-wrap:anywhere]">{ask.data.text}</p>
            <p className="mt-1 text-xs text-ink-2">{t(`advice.${ask.data.by}`)}</p>
          </Note>
        )}
      </div>
      <FormProblem text={ask.error ? errorText(ask.error, t('general')) : undefined} />
      <p className="mb-3 text-sm text-ink-2">{t('advice.choice', { host })}</p>
      <Button small icon={<Sparkles />} busy={ask.isPending && t('advice.busy')} onClick={() => ask.mutate()}>
        {t('advice.offer')}
      </Button>
    </FoldSection>
  )
}
