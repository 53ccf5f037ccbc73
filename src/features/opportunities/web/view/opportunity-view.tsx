import { CircleSlash } from 'lucide-react'
import type { ReactNode } from 'react'
import { PictureFigure } from '#features/library/web/index.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { formatDate } from '#platform/contract/dates.ts'
import { htmlLang, otherLocale } from '#platform/contract/locale.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { classNames } from '#platform/web/ui/class-names.ts'
import type { Figure } from '#platform/contract/rich-text/document.ts'
import { isBlankText } from '#platform/contract/rich-text/plain-text.ts'
import type { PublicOpportunity } from '../../contract/public.endpoints.ts'
import { useText } from '../use-text.ts'
import { DetailList } from './detail-list.tsx'
import { FactList } from './fact-list.tsx'
import { KindSign } from './kind-sign.tsx'
import { OrganisationLine } from './organisation-line.tsx'
import { OrganisationCard } from './organisation-card.tsx'
import { bodyOf } from './body-of.ts'
import { RichTextView, type TextParts } from '#platform/web/rich-text/rich-text-view.tsx'

type Props = {
  shown: PublicOpportunity
  /** The page's own heading, unless it is shown within another page. */
  titleTag?: 'h1' | 'h2'
  /** In one column, beside a list. */
  beside?: boolean
  /** How a picture of the text is drawn; by default as its readers see it. */
  figure?: TextParts['figure']
  /** Apply, save and other actions, below the facts. */
  actions?: ReactNode
  /** Beside the text on wide screens: the required skills, and the match. */
  panel?: ReactNode
  /** After the organisation: questions, links to share. */
  children?: ReactNode
}

/** A whole opportunity for reading. */
export function OpportunityView({
  shown,
  titleTag: Title = 'h1',
  beside = false,
  figure = (attrs) => <TextFigure pictures={shown.pictures} {...attrs} />,
  actions,
  panel,
  children,
}: Props) {
  const t = useText()
  const locale = useLocale()
  const title = readText(shown.title, locale)
  const summary = readText(shown.summary, locale)
  const body = bodyOf(shown.body, locale)
  const foreign = isBlankText(shown.body[locale]) ? otherLocale(locale) : locale
  return (
    <article
      className={classNames(
        'grid grid-cols-1 gap-x-16 gap-y-8',
        !beside && 'lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr]',
      )}
    >
      <header className="min-w-0">
        <OrganisationLine
          organisation={shown.organisation}
          sign={<KindSign kind={shown.kind} />}
          below={t('published', {
            kind: t(`kinds.${shown.kind}`),
            date: formatDate(new Date(shown.publishedAt), locale),
          })}
        />
        <Title
          className={classNames(
            'mt-5 text-2xl tracking-title [overflow-wrap:anywhere]',
            !beside && 'lg:text-3xl',
          )}
          {...langOf(title.language, locale)}
        >
          {title.text || t('untitled')}
        </Title>
        {summary.text && (
          <p className="mt-3 max-w-measure text-lg text-ink-2" {...langOf(summary.language, locale)}>
            {summary.text}
          </p>
        )}
        {!shown.open && <Closed shown={shown} />}
        <FactList shown={shown} />
        {actions}
      </header>
      {panel && (
        <aside
          className={classNames(
            'min-w-0',
            !beside &&
              'lg:sticky lg:top-[calc(var(--bar)+1.5rem)] lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start',
          )}
        >
          {panel}
        </aside>
      )}
      <div className="min-w-0 lg:col-start-1">
        <div {...langOf(foreign, locale)}>
          <RichTextView document={body} parts={{ figure }} />
        </div>
        <DetailList shown={shown} />
        <OrganisationCard shown={shown} />
        {children}
      </div>
    </article>
  )
}

type FigureProps = Pick<PublicOpportunity, 'pictures'> & Figure['attrs']

function TextFigure({ pictures, picture: id, alt, caption }: FigureProps) {
  const picture = pictures.find((one) => one.id === id)
  return picture && <PictureFigure picture={picture} alt={alt} caption={caption} />
}

function Closed({ shown: { closedReason, deadline, now } }: { shown: PublicOpportunity }) {
  const t = useText()
  const locale = useLocale()
  const date = formatDate(new Date(deadline ?? now), locale)
  return (
    <Note tone="sun" icon={<CircleSlash aria-hidden />} className="mt-5">
      {closedReason === 'deadline'
        ? t('closed.deadline', { date })
        : t(`closed.${closedReason ?? 'withdrawn'}`)}
    </Note>
  )
}

function langOf(language: 'bhs' | 'en', reader: 'bhs' | 'en') {
  return language === reader ? {} : { lang: htmlLang(language) }
}
