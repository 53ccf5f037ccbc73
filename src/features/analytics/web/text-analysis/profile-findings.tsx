import { Link } from 'react-router'
import { htmlLang } from '#platform/contract/locale.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { FoldSection } from '#platform/web/ui/blocks/fold-section.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { useProfileFindings } from '../use-analytics.ts'
import { useText } from '../use-text.ts'
import { Declined } from './declined.tsx'
import { MarkedText } from './marked-text.tsx'
import { Proposals } from './proposals.tsx'

/** Lists skills that were found in the member's own profile texts. */
export function ProfileFindings() {
  const t = useText()
  const locale = useLocale()
  const query = useProfileFindings()
  const { data } = query
  return (
    <FoldSection
      id="found"
      title={t('found.title')}
      fact={data && data.found.length > 0 && t('found.count', { count: data.found.length })}
      aside={<Link to="/profile">{t('found.toProfile')}</Link>}
    >
      <QueryState query={query} />
      {data && data.found.length > 0 && <p className="mb-3 text-sm text-ink-2">{t('found.intro')}</p>}
      {data && (
        <Proposals
          label={t('found.title')}
          found={data.found}
          empty={t('found.nothing')}
          wordsOf={({ quote, start, end }) => quote.slice(start, end)}
          around={({ quote, start, end, language, section }) => (
            <figure className="mb-3">
              <blockquote className="border-l-3 border-lilac py-1 pl-4">
                <MarkedText
                  text={quote}
                  marks={[{ start, end }]}
                  {...(language !== locale && { lang: htmlLang(language) })}
                />
              </blockquote>
              <figcaption className="mt-1 pl-4 text-xs text-ink-3">
                {t(`found.section.${section}`)}
              </figcaption>
            </figure>
          )}
        />
      )}
      <Declined />
    </FoldSection>
  )
}
