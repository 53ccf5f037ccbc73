import { readText } from '#platform/contract/bilingual.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { PublicArticle } from '../contract/public.endpoints.ts'
import { useText } from './use-text.ts'

type Series = NonNullable<PublicArticle['series']>

/** Which part of a series an article is. */
export function SeriesNote({ series: { title, part, count } }: { series: Series }) {
  const t = useText()
  const locale = useLocale()
  return (
    <p className="text-sm text-ink-2">
      {t('series.note', { title: readText(title, locale).text, part: String(part), count: String(count) })}
    </p>
  )
}

/** The way to the part before and the part after. */
export function SeriesLinks({ series: { title, previous, next } }: { series: Series }) {
  const t = useText()
  const locale = useLocale()
  return (
    <nav
      aria-label={t('series.label', { title: readText(title, locale).text })}
      className="mt-8 grid gap-3 border-t border-line pt-4 sm:grid-cols-2 print:hidden"
    >
      {previous && (
        <a className="link grid min-h-target content-center" href={`/articles/${previous.slug}`} rel="prev">
          <span className="text-xs text-ink-2">{t('series.previous')}</span>
          {readText(previous.title, locale).text}
        </a>
      )}
      {next && (
        <a
          className="link grid min-h-target content-center sm:col-start-2 sm:text-right"
          href={`/articles/${next.slug}`}
          rel="next"
        >
          <span className="text-xs text-ink-2">{t('series.next')}</span>
          {readText(next.title, locale).text}
        </a>
      )}
    </nav>
  )
}
