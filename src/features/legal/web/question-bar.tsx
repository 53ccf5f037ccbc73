import { formatDay } from '#platform/contract/dates.ts'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { acceptLegalVersion, type LegalQuestion, listLegalQuestions } from '../contract/versions.endpoints.ts'
import { useQuestionText } from './use-question-text.ts'

/**
 * Asks a member about a version of the legal texts, one at a time, in the flow of the page: it covers nothing. Where a
 * conversation fills the window, it waits for the next page.
 */
export function QuestionBar() {
  const { data } = useEndpoint(listLegalQuestions, { staleTime: Number.POSITIVE_INFINITY })
  const question = data?.questions[0]
  return question ? <Question question={question} /> : null
}

function Question({ question }: { question: LegalQuestion }) {
  const t = useQuestionText()
  const locale = useLocale()
  const { busy, act } = useAct({ refresh: [listLegalQuestions.path] })
  const { document, version, effectiveOn, note } = question
  const accept = () => act(() => call(acceptLegalVersion, { body: { document, version } }), t('done'))
  return (
    <section aria-label={t('label')} className="legal-question border-t border-line bg-surface">
      <div className="wrap grid gap-x-8 gap-y-3 py-4 md:grid-cols-[1fr_auto] md:items-center">
        <p className="max-w-measure text-sm text-ink-2 [overflow-wrap:anywhere]">
          <b className="text-ink">{t(document)}</b> {note[locale]}{' '}
          {t('from', { version, date: formatDay(effectiveOn, locale) })}{' '}
          <a href={`/${document}/${version}`} target="_blank" rel="noreferrer">
            {t('read')}
          </a>
          <span className="mt-1 block text-xs">{t('leave')}</span>
        </p>
        <Button small look="river" busy={busy && t('busy')} onClick={() => void accept()}>
          {t('accept')}
        </Button>
      </div>
    </section>
  )
}
