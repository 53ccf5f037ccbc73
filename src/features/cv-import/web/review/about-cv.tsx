import { formatDate } from '#platform/contract/dates.ts'
import { type Locale, LOCALES } from '#platform/contract/locale.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { Segmented } from '#platform/web/ui/blocks/pick.tsx'
import type { Proposal } from '../../contract/proposal.ts'
import { useText } from '../use-text.ts'

/** What was read: the kind of file, whose it is and in which language. */
export function AboutCv({
  proposal,
  onLanguage,
}: {
  proposal: Proposal
  onLanguage: (language: Locale) => void
}) {
  const t = useText()
  const locale = useLocale()
  const { format, pages, person, language, script, expiresAt } = proposal
  const told = [person.name, person.email, person.phone].filter((text) => text !== '')
  return (
    <div className="mt-6 rounded-surface border border-line bg-surface p-4 sm:p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Chip tone="lilac">{t(`found.${format}`, { pages })}</Chip>
        <span className="text-sm text-ink-2">
          {t('found.until', { date: formatDate(new Date(expiresAt), locale) })}
        </span>
      </div>
      {told.length > 0 && (
        <>
          <p className="mt-3 font-strong [overflow-wrap:anywhere]">{told.join(' · ')}</p>
          <p className="mt-1 text-sm text-ink-2">{t('found.person')}</p>
        </>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <span aria-hidden className="text-sm font-strong">
          {t('found.language')}
        </span>
        <Segmented<Locale>
          label={t('found.language')}
          value={language}
          options={LOCALES.map((value) => ({ value, text: t(`found.${value}`) }))}
          onChange={onLanguage}
        />
      </div>
      <p className="mt-2 text-sm text-ink-2">
        {t('found.languageHelp')} {script === 'cyrillic' && t('found.cyrillic')}
      </p>
    </div>
  )
}
