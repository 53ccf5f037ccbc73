import type { ReactNode } from 'react'
import { partFor } from '#features/library/contract/part-for.ts'
import { LibraryPicture, useCredit } from '#features/library/web/index.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { formatDate } from '#platform/contract/dates.ts'
import { htmlLang, otherLocale } from '#platform/contract/locale.ts'
import { isBlankText } from '#platform/contract/rich-text/plain-text.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { RichTextView, type TextParts } from '#platform/web/rich-text/rich-text-view.tsx'
import { Avatar } from '#platform/web/ui/blocks/avatar.tsx'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { classNames } from '#platform/web/ui/class-names.ts'
import type { PublicArticle } from '../contract/public.endpoints.ts'
import { headingId, headingsOf } from './headings.ts'
import { readParts } from './read-parts.tsx'
import { SeriesLinks, SeriesNote } from './series-links.tsx'
import { tagPath } from './tag-path.ts'
import { useText } from './use-text.ts'

/** A text of some minutes has room between its parts. */
const LOOK =
  'gap-5 [&_h2]:mt-5 [&_h2]:text-xl [&_h3]:mt-2 [&_h3]:text-lg [&_blockquote]:border-l-3 [&_blockquote]:pl-5 [&_blockquote]:text-lg [&_blockquote]:leading-ui [&_blockquote]:font-ui lg:[&_blockquote]:text-xl'

type Props = {
  article: Omit<PublicArticle, 'related'>
  /** The page's own heading, unless it is shown within another page. */
  titleTag?: 'h1' | 'h2'
  /** Of a text that is being written, whose pictures have no public address. */
  draft?: { cover: ReactNode; parts: TextParts }
  children?: ReactNode
}

/** A whole article as it is read. */
export function ArticleView({ article, titleTag: Title = 'h1', draft, children }: Props) {
  const t = useText()
  const locale = useLocale()
  const other = otherLocale(locale)
  const language = isBlankText(article.body[locale]) ? other : locale
  const lang = language !== locale && { lang: htmlLang(language) }
  const body = article.body[language]
  const headings = headingsOf(body)
  return (
    <article>
      <header className="grid max-w-[46rem] gap-4 pb-4 lg:max-w-none lg:pb-6">
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
          <a
            className="link inline-flex min-h-target items-center font-strong"
            href={`/articles?topic=${article.topic}`}
          >
            {t(`topics.${article.topic}`)}
          </a>
          {t('minutes', { count: article.minutes[language] })}
          <Updated article={article} />
        </p>
        <Title
          className="text-4xl leading-tight tracking-title lg:max-w-[19ch] lg:text-[3.75rem] [overflow-wrap:anywhere]"
          {...lang}
        >
          {readText(article.title, language).text}
        </Title>
        {article.series && <SeriesNote series={article.series} />}
        {/* The draft does not say whose it is, and nobody is called a former member. */}
        {!(draft && article.author === null) && <Author article={article} />}
        {language !== locale && <Note>{t('otherLanguage')}</Note>}
      </header>
      {draft ? draft.cover : <Cover article={article} />}
      <div className="grid grid-cols-1 gap-x-20 gap-y-6 lg:grid-cols-[15rem_minmax(0,42rem)]">
        <Contents headings={headings} />
        <div className="min-w-0 text-[1.0625rem] leading-[1.68] lg:col-start-2 lg:text-[1.125rem]" {...lang}>
          <p className="mb-6 text-lg">{readText(article.summary, language).text}</p>
          <RichTextView
            document={body}
            headingId={headingId}
            parts={draft?.parts ?? readParts(article)}
            look={LOOK}
          />
          {article.series && <SeriesLinks series={article.series} />}
          <Tags tags={article.tags} />
          {children}
        </div>
      </div>
    </article>
  )
}

function Cover({ article: { cover } }: Pick<Props, 'article'>) {
  const locale = useLocale()
  const credit = useCredit(cover?.picture ?? { author: '', licence: '' })
  if (!cover) return null
  const { picture, alt } = cover
  // A strip over the whole page, or the chosen part as it is, above the text.
  const { isChosen } = partFor(picture, 'wide')
  return (
    <figure className={classNames('mb-4 lg:mb-6', isChosen && 'lg:ml-80 lg:max-w-[42rem]')}>
      <LibraryPicture
        picture={picture}
        shape="wide"
        alt={readText(alt, locale).text}
        sizes={isChosen ? '(min-width: 64rem) 42rem, 100vw' : '(min-width: 80rem) 76rem, 100vw'}
        first
        cut="max-h-48 object-cover lg:max-h-72"
        className="rounded-surface"
      />
      {credit && <figcaption className="mt-2 text-xs text-ink-2">{credit}</figcaption>}
    </figure>
  )
}

function Updated({ article: { publishedAt, updatedAt } }: Pick<Props, 'article'>) {
  const t = useText()
  const locale = useLocale()
  const [first, last] = [publishedAt, updatedAt].map((at) => formatDate(new Date(at), locale))
  return <span>{first === last ? first : t('updated', { date: last ?? '' })}</span>
}

function Author({ article: { author } }: Pick<Props, 'article'>) {
  const t = useText()
  const locale = useLocale()
  const name = author?.name ?? t('byNobody')
  return (
    <div className="flex items-center gap-3 text-sm">
      <Avatar name={name} src={author?.photo} />
      <p>
        {author?.profile ? (
          <a className="link font-strong" href={`/profil/${author.profile}`}>
            {name}
          </a>
        ) : (
          <span className="font-strong">{name}</span>
        )}
        {author?.headline && (
          <span className="block text-ink-2">{readText(author.headline, locale).text}</span>
        )}
      </p>
    </div>
  )
}

function Contents({ headings }: { headings: ReturnType<typeof headingsOf> }) {
  const t = useText()
  // Two headings need no map.
  if (headings.length < 3) return null
  return (
    <nav
      aria-label={t('contents')}
      className="text-sm max-lg:border-y max-lg:border-line max-lg:py-3 lg:sticky lg:top-[calc(var(--bar)+1.5rem)] lg:row-start-1 lg:self-start print:hidden"
    >
      <p className="mb-1 font-strong">{t('contents')}</p>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a
              className="inline-flex min-h-target items-center gap-2.5 leading-ui text-ink-2 no-underline before:size-2.5 before:flex-none before:rounded-stone before:border before:border-dashed before:border-edge hover:underline max-lg:before:hidden"
              href={`#${id}`}
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Tags({ tags }: { tags: readonly string[] }) {
  const t = useText()
  if (tags.length === 0) return null
  return (
    <ul aria-label={t('tags')} className="mt-8 flex flex-wrap gap-x-4 border-t border-line pt-3 print:hidden">
      {tags.map((tag) => (
        <li key={tag}>
          <a className="link inline-flex min-h-target items-center text-sm" href={tagPath(tag)}>
            {tag}
          </a>
        </li>
      ))}
    </ul>
  )
}
