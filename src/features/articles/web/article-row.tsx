import { LibraryPicture } from '#features/library/web/index.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { htmlLang } from '#platform/contract/locale.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { ArticleCard } from '../contract/public.endpoints.ts'
import { useByline } from './byline.tsx'
import { useText } from './use-text.ts'

type Props = {
  article: ArticleCard
  heading?: 'h2' | 'h3'
  lead?: boolean
  /** In a column beside others, which has no room for a picture on a wide screen. */
  isBeside?: boolean
}

/** An article in a list: the whole row is the link. The first of a list may stand large. */
export function ArticleRow({ article, heading: Heading = 'h3', lead = false, isBeside = false }: Props) {
  const t = useText()
  const locale = useLocale()
  const byline = useByline()
  const title = readText(article.title, locale)
  const summary = readText(article.summary, locale)
  const lang = title.language !== locale && { lang: htmlLang(title.language) }
  const words = (
    <>
      <p className="text-xs font-strong text-river-ink">{t(`topics.${article.topic}`)}</p>
      <Heading className={lead ? 'text-2xl leading-tight tracking-title lg:text-3xl' : 'text-lg leading-ui'}>
        <a
          className="text-ink no-underline before:absolute before:inset-0 hover:underline [overflow-wrap:anywhere]"
          href={`/articles/${article.slug}`}
          {...lang}
        >
          {title.text}
        </a>
      </Heading>
      <p className={lead ? 'max-w-measure text-lg text-ink-2' : 'max-w-measure text-ink-2'} {...lang}>
        {summary.text}
      </p>
      <p className="text-sm text-ink-2">{byline(article).join('\u00a0· ')}</p>
    </>
  )
  return (
    <article className="relative grid gap-3 border-t border-line py-5 hover:bg-sunken/60">
      {lead && <RowCover article={article} first />}
      {lead || !article.cover ? (
        <div className="grid content-start gap-1.5">{words}</div>
      ) : (
        <div
          className={`grid grid-cols-[minmax(0,1fr)_6rem] gap-4 sm:grid-cols-[minmax(0,1fr)_9rem] ${isBeside ? 'lg:grid-cols-1' : ''}`}
        >
          <div className="grid content-start gap-1.5">{words}</div>
          <RowCover article={article} className={isBeside ? 'lg:hidden' : ''} />
        </div>
      )}
    </article>
  )
}

/** Beside its title the picture says nothing that the row does not. */
function RowCover({
  article: { cover },
  first = false,
  className = '',
}: {
  article: ArticleCard
  first?: boolean
  className?: string
}) {
  if (!cover) return null
  return (
    <LibraryPicture
      picture={cover.picture}
      shape={first ? 'wide' : 'square'}
      alt=""
      sizes={first ? '(min-width: 64rem) 44rem, 100vw' : '9rem'}
      first={first}
      cut={first ? 'max-h-52 object-cover' : 'aspect-square object-cover'}
      className={first ? 'rounded-surface' : `rounded-control ${className}`}
    />
  )
}
