import { ClipboardList, Compass, Download } from 'lucide-react'
import { PictureFigure } from '#features/library/web/index.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { formatDate } from '#platform/contract/dates.ts'
import type { Embed } from '#platform/contract/rich-text/document.ts'
import { FileSize } from '#platform/web/ui/blocks/file-size.tsx'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { EmbedLink } from '#platform/web/rich-text/parts/embed-link.tsx'
import type { TextParts } from '#platform/web/rich-text/rich-text-view.tsx'
import { cardPath } from '../contract/card-from.ts'
import type { PublicArticle } from '../contract/public.endpoints.ts'
import type { LinkCard } from '../contract/link-card.ts'
import { useText } from './use-text.ts'

/** The parts beside words in a published text. */
export function readParts({
  pictures,
  cards,
  cover,
}: Pick<PublicArticle, 'pictures' | 'cards' | 'cover'>): TextParts {
  return {
    figure({ picture: id, alt, caption }, at) {
      const picture = pictures.find((one) => one.id === id)
      // A picture that opens the text is seen at once where no cover stands above it.
      const first = at === 0 && !cover
      return picture && <PictureFigure picture={picture} alt={alt} caption={caption} first={first} />
    },
    embed: (attrs) => <ArticleEmbed {...attrs} />,
    card({ kind, slug }) {
      const card = cards.find((one) => one.kind === kind && one.slug === slug)
      return card && <CardLink card={card} />
    },
  }
}

const ROW =
  'my-1 flex min-h-target items-center gap-3 rounded-control border border-line px-4 py-3 text-ink no-underline hover:bg-sunken'

/** Something of another site that an author put into a text. */
export function ArticleEmbed({ href, title }: Embed['attrs']) {
  const t = useText()
  return (
    <EmbedLink
      href={href}
      title={title}
      label={title}
      note={(site) => t('embedOn', { site })}
      rel="nofollow noopener ugc"
      className="my-1 border-line"
    />
  )
}

function CardLink({ card }: { card: LinkCard }) {
  const t = useText()
  const locale = useLocale()
  const { kind, title, by, deadline, isOpen, isGone, file } = card
  const Icon = file ? Download : kind === 'form' ? ClipboardList : Compass
  if (isGone)
    return (
      <p className={ROW}>
        <Icon aria-hidden className="flex-none text-ink-3" />
        <span className="text-ink-2">{t('card.gone')}</span>
      </p>
    )
  const until = deadline && t('card.deadline', { date: formatDate(new Date(deadline), locale) })
  return (
    <a className={ROW} href={cardPath(card)}>
      <Icon aria-hidden className="flex-none text-river-ink" />
      <span className="min-w-0">
        <span className="block font-strong [overflow-wrap:anywhere]">{readText(title, locale).text}</span>
        <span className="text-sm text-ink-2">
          {file && (
            <>
              <span className="text-xs">{file.ending.toUpperCase()}</span> <FileSize bytes={file.size} />
              {by && '\u00a0· '}
            </>
          )}
          {[kind === 'form' && t('card.form'), by, isOpen ? until : t('card.closed')]
            .filter(Boolean)
            .join('\u00a0· ')}
        </span>
      </span>
    </a>
  )
}
