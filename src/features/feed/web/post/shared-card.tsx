import { Compass, MessageSquareQuote } from 'lucide-react'
import { readText } from '#platform/contract/bilingual.ts'
import { formatDate } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { PostCard } from '../../contract/post-card.ts'
import { useText } from '../use-text.ts'

const BOX = 'flex gap-3 rounded-control border border-line bg-surface p-3.5 text-sm'
const LINK = `${BOX} text-ink no-underline hover:bg-sunken`

/** What a post shares: another post, an opportunity, an article or another thing of this site. */
export function SharedCard({ card, isBare = false }: { card: PostCard; isBare?: boolean }) {
  const t = useText()
  const locale = useLocale()
  const { kind, path, title, note, deadline } = card
  if (kind === 'gone') return <p className={`${BOX} text-ink-2`}>{t('card.gone')}</p>
  if (kind === 'site') return <SiteCard card={isBare ? { ...card, picture: null } : card} />
  const Icon = kind === 'post' ? MessageSquareQuote : Compass
  const until = deadline && t('card.deadline', { date: formatDate(new Date(deadline), locale) })
  return (
    <a href={path} className={LINK}>
      <Icon className="flex-none text-river-ink" aria-hidden />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <span className="block text-xs text-ink-2">{t(`card.kinds.${kind}`)}</span>
        <b className="font-strong">{readText(title, locale).text}</b>
        <span className="block text-ink-2">{[note, until].filter(Boolean).join('\u00a0· ')}</span>
      </span>
    </a>
  )
}

/** A page of another site, with the host to which it really leads. */
function SiteCard({ card: { path, title, note, picture } }: { card: PostCard }) {
  const host = URL.parse(path)?.host ?? ''
  return (
    <a href={path} rel="nofollow noopener ugc" className={LINK}>
      {picture && (
        <img
          src={picture}
          alt=""
          width={480}
          height={252}
          loading="lazy"
          decoding="async"
          className="h-16 w-24 flex-none rounded-control bg-sunken object-cover"
        />
      )}
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <span className="block text-xs text-ink-2">{host.replace(/^www\./, '')}</span>
        <b className="font-strong">{title.bhs}</b>
        <span className="line-clamp-2 text-ink-2">{note}</span>
      </span>
    </a>
  )
}
