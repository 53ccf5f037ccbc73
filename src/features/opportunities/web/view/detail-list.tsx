import { readText } from '#platform/contract/bilingual.ts'
import { languageName } from './language-name.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { PublicOpportunity } from '../../contract/public.endpoints.ts'
import { useText } from '../use-text.ts'

/** The details of this kind, one line each; renders nothing without any. */
export function DetailList({ shown }: { shown: PublicOpportunity }) {
  const t = useText()
  const lines = useLines(shown)
  if (lines.length === 0) return null
  return (
    <section aria-labelledby="details-title" className="mt-8">
      <h2 id="details-title" className="mb-2 text-lg">
        {t('details.title')}
      </h2>
      <ul className="grid max-w-measure gap-1.5 pl-5 text-ink-2 list-disc marker:text-river-ink">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}

function useLines({ details, firstJob, onlyFor, vacancies, languages }: PublicOpportunity): string[] {
  const t = useText()
  const locale = useLocale()
  const textOf = (value: { bhs: string; en: string }) => readText(value, locale).text
  const lines: (string | false | null | undefined)[] = [firstJob && t('details.firstJob')]
  if (onlyFor) lines.push(t(`onlyFor.${onlyFor}`))
  if (vacancies) lines.push(t('details.vacancies', { count: vacancies }))
  if ('experienceYears' in details) {
    const { experienceYears: years, licence } = details
    if (years !== null) lines.push(t('details.experience', { years }))
    if (licence) lines.push(t('details.licence', { licence }))
  }
  if ('paid' in details && details.paid !== null)
    lines.push(t(details.paid ? 'details.paid' : 'details.unpaid'))
  if ('hoursAWeek' in details) {
    if (details.hoursAWeek) lines.push(t('details.hoursAWeek', { count: details.hoursAWeek }))
    lines.push(details.expensesPaid && t('details.expenses'))
  }
  if ('certificate' in details) {
    if (details.hours) lines.push(t('details.totalHours', { count: details.hours }))
    if (textOf(details.certificate))
      lines.push(t('details.certificate', { text: textOf(details.certificate) }))
  }
  if ('level' in details && details.level) lines.push(t(`levels.${details.level}`))
  if ('months' in details && details.months) lines.push(t('details.months', { count: details.months }))
  if ('prize' in details) {
    if (textOf(details.prize)) lines.push(t('details.prize', { text: textOf(details.prize) }))
    lines.push(details.team && t('details.team'))
  }
  if ('stage' in details) {
    if (details.stage) lines.push(t(`stages.${details.stage}`))
    if (details.instrument) lines.push(t(`instruments.${details.instrument}`))
    if (details.equity !== null)
      lines.push(
        details.equity === 0
          ? t('details.noEquity')
          : t('details.equity', { percent: String(details.equity) }),
      )
  }
  if ('coFinancing' in details) {
    if (textOf(details.forWhom)) lines.push(t('details.forWhom', { text: textOf(details.forWhom) }))
    if (details.coFinancing !== null)
      lines.push(
        details.coFinancing === 0
          ? t('details.noCoFinancing')
          : t('details.coFinancing', { percent: String(details.coFinancing) }),
      )
  }
  if (languages.length > 0) {
    const list = languages.map((code) => languageName(code, locale)).join(', ')
    lines.push(t('details.languages', { list }))
  }
  return lines.filter((line): line is string => Boolean(line))
}
