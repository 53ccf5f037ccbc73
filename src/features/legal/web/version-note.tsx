import { formatDay } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { LegalVersions } from '../contract/versions.endpoints.ts'
import type { LegalDocumentId } from '../contract/versions.ts'
import { useText } from './use-text.ts'

type Props = { document: LegalDocumentId; versions: LegalVersions }

/** The version in force with its day, and the one that will follow. */
export function VersionNote({ document, versions: { version, effectiveOn, next } }: Props) {
  const t = useText()
  const locale = useLocale()
  return (
    <>
      {t('version', { version, date: formatDay(effectiveOn, locale) })}
      {next && (
        <>
          {' '}
          <a className="link" href={`/${document}/${next.version}`}>
            {t('nextVersion', { version: next.version, date: formatDay(next.effectiveOn, locale) })}
          </a>
        </>
      )}
    </>
  )
}

/** Versions that were in force before; each stays readable. */
export function EarlierVersions({ document, versions: { earlier } }: Props) {
  const t = useText()
  const locale = useLocale()
  if (earlier.length === 0) return null
  return (
    <details className="border-t border-line print:hidden">
      <summary className="flex min-h-field cursor-pointer items-center font-strong">{t('earlier')}</summary>
      <ul>
        {earlier.map(({ version, effectiveOn }) => (
          <li key={version}>
            <a className="link inline-flex min-h-target items-center" href={`/${document}/${version}`}>
              {t('version', { version, date: formatDay(effectiveOn, locale) })}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
