import { formatDate } from '#platform/contract/dates.ts'
import { type Locale, LOCALES } from '#platform/contract/locale.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Segmented } from '#platform/web/ui/blocks/pick.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { deleteCvImport } from '../../contract/cv-import.endpoints.ts'
import type { Proposal } from '../../contract/proposal.ts'
import { UploadCard } from '../upload-card.tsx'
import { useText } from '../use-text.ts'

type Props = {
  proposal: Proposal
  onLanguage: (language: Locale) => void
  onRead: (proposal: Proposal) => void
  onDropped: () => void
}

/** Shows the owner and language of the CV, and how to read another or discard it. */
export function AboutCv({ proposal, onLanguage, onRead, onDropped }: Props) {
  const t = useText()
  const locale = useLocale()
  const { person, language, script, expiresAt } = proposal
  const contacts = [person.name, person.email, person.phone].filter((text) => text !== '')
  async function drop() {
    try {
      await call(deleteCvImport, {})
      onDropped()
      toast({ title: t('apply.dropped') })
    } catch (error) {
      toast({ title: errorText(error, t('general')), variant: 'destructive' })
    }
  }
  return (
    <div className="rounded-surface border border-line bg-surface p-4">
      {contacts.length > 0 && (
        <>
          <p className="font-strong [overflow-wrap:anywhere]">{contacts.join(', ')}</p>
          <p className="mt-1 text-sm text-ink-2">{t('found.person')}</p>
        </>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
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
      <div className="mt-3 flex flex-wrap gap-2">
        <UploadCard isSmall onRead={onRead} />
        <Button small look="quiet" onClick={() => void drop()}>
          {t('apply.drop')}
        </Button>
      </div>
      <p className="mt-2 text-xs text-ink-2">
        {t('found.until', { date: formatDate(new Date(expiresAt), locale) })}
      </p>
    </div>
  )
}
