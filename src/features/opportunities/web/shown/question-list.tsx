import type { ReactNode } from 'react'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { formatDate } from '#platform/contract/dates.ts'
import type { ShownOpportunity } from '../../contract/shown.endpoints.ts'
import { useText } from '../use-text.ts'

/** What others have asked, with the answers. */
export function QuestionList({ shown, children }: { shown: ShownOpportunity; children?: ReactNode }) {
  const t = useText()
  const locale = useLocale()
  const { inquiries, organisation } = shown
  return (
    <section id="questions" aria-labelledby="questions-title" className="mt-8 border-t border-line pt-6">
      <h2 id="questions-title" className="mb-2 text-lg">
        {t('questions.title')}
      </h2>
      {inquiries.length === 0 && <p className="text-sm text-ink-2">{t('questions.none')}</p>}
      <ul className="max-w-measure text-sm">
        {inquiries.map(({ id, question, answer, answeredAt }) => (
          <li key={id} className="border-t border-line py-3.5 first:border-0 [overflow-wrap:anywhere]">
            <b className="block font-strong whitespace-pre-line">{question}</b>
            <span className="block whitespace-pre-line text-ink-2">{answer}</span>
            <span className="block text-xs text-ink-3">
              {t('questions.answered', {
                organisation: organisation.name,
                date: formatDate(new Date(answeredAt), locale),
              })}
            </span>
          </li>
        ))}
      </ul>
      {children}
    </section>
  )
}
