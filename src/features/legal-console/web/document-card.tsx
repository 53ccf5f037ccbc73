import { formatDay } from '#platform/contract/dates.ts'
import { wordDifferences } from '#platform/contract/differences.ts'
import { htmlLang, LOCALES } from '#platform/contract/locale.ts'
import { WordChanges } from '#platform/web/editing/text-changes.tsx'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { DateText } from '#platform/web/ui/blocks/values.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { privacyTitle, termsTitle } from '#features/legal/contract/titles.ts'
import type { AdminDocument } from '#features/legal/contract/versions.endpoints.ts'
import { useText } from './use-text.ts'

const TITLES = { terms: termsTitle, privacy: privacyTitle }
const TONES = { earlier: 'neutral', current: 'have', next: 'sun', cancelled: 'line' } as const

/** What somebody is about to do with a document. */
export type Intent = { act: 'publish' | 'cancel'; legal: AdminDocument; version: string }

type Props = { legal: AdminDocument; onIntent: (intent: Intent) => void }

/** One legal text: its draft beside the last version, and all versions. */
export function DocumentCard({ legal, onIntent }: Props) {
  const t = useText()
  const locale = useLocale()
  const { document, draft, versions } = legal
  const next = versions.find(({ state }) => state === 'next')
  const count = draft.changes.length
  return (
    <section aria-labelledby={document}>
      <h2 id={document} className="text-lg">
        {TITLES[document][locale]}
      </h2>
      <p className="mt-1 text-sm text-ink-2">{count === 0 ? t('same') : t('changed', { count })}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <ButtonLink small reloadDocument to={`/${document}?admin_edit=true`}>
          {t('edit')}
        </ButtonLink>
        {count > 0 && !next && (
          <Button
            small
            look="river"
            aria-haspopup="dialog"
            onClick={() => onIntent({ act: 'publish', legal, version: draft.version })}
          >
            {t('publish', { version: draft.version })}
          </Button>
        )}
      </div>
      {count > 0 && <Differences changes={draft.changes} />}
      <h3 className="mt-5 mb-1 text-md">{t('versions')}</h3>
      <Versions legal={legal} onIntent={onIntent} />
    </section>
  )
}

function Differences({ changes }: { changes: AdminDocument['draft']['changes'] }) {
  const t = useText()
  const locale = useLocale()
  return (
    <details className="mt-3 border-t border-line" open={changes.length <= 3}>
      <summary className="flex min-h-target cursor-pointer items-center text-sm font-strong text-river-ink">
        {t('differences')}
      </summary>
      {changes.map(({ id, name, before, after }) => (
        <section key={id} className="border-t border-line py-3">
          <h3 className="mb-2 text-sm tracking-normal">{name[locale]}</h3>
          <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
            {LOCALES.map((language) => (
              <div key={language} className="min-w-0">
                <p className="text-xs text-ink-3">{t(`language.${language}`)}</p>
                {before[language] === after[language] ? (
                  <p className="text-sm text-ink-2">{t('unchangedIn')}</p>
                ) : (
                  <div lang={htmlLang(language)}>
                    <WordChanges runs={wordDifferences(before[language], after[language])} />
                  </div>
                )}
              </div>
            ))}
          </div>
        </section>
      ))}
    </details>
  )
}

function Versions({ legal, onIntent }: Props) {
  const t = useText()
  const locale = useLocale()
  return (
    <ul>
      {legal.versions.map(({ version, effectiveOn, state, note, publishedAt, publishedBy }) => (
        <li
          key={version}
          className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-t border-line py-3 text-sm"
        >
          <div className="min-w-0 flex-1 basis-60 [overflow-wrap:anywhere]">
            <p className="flex flex-wrap items-center gap-2">
              {state === 'cancelled' ? (
                <b className="font-strong">{version}</b>
              ) : (
                <a
                  className="link target inline-flex items-center font-strong"
                  href={`/${legal.document}/${version}`}
                >
                  {version}
                </a>
              )}
              <Chip tone={TONES[state]}>{t(`states.${state}`)}</Chip>
              <span className="text-ink-2">{t('from', { date: formatDay(effectiveOn, locale) })}</span>
            </p>
            {note && <p>{note[locale]}</p>}
            <p className="text-ink-2">
              {publishedAt ? (
                <>
                  {t('by', { name: publishedBy ?? t('somebody') })}, <DateText at={publishedAt} show="both" />
                </>
              ) : (
                t('delivered')
              )}
            </p>
          </div>
          {state === 'next' && (
            <Button
              small
              look="quiet"
              aria-haspopup="dialog"
              onClick={() => onIntent({ act: 'cancel', legal, version })}
            >
              {t('cancel')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
