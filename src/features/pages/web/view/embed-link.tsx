import { Map, Play } from 'lucide-react'
import { embedFrame, embedSite } from '#platform/contract/rich-text/embeds.ts'
import { openEmbed } from '#platform/web/rich-text/parts/open-embed.ts'
import { useText } from '../use-text.ts'

type Props = { href: string; title: string; label: string }

/** A video or a map of another site: nothing is asked of it until a reader opens it; without script it is a link. */
export function EmbedLink({ href, title, label }: Props) {
  const t = useText()
  const site = embedSite(href)
  const Icon = site === 'OpenStreetMap' ? Map : Play
  return (
    <a
      className="flex min-h-target w-full items-center gap-3 rounded-control border border-dashed border-edge px-4 py-3 text-ink no-underline hover:bg-sunken"
      href={href}
      rel="noopener"
      title={title || site}
      data-embed={embedFrame(href)}
      onClick={(event) => openEmbed(event.nativeEvent)}
    >
      <Icon aria-hidden className="flex-none text-river-ink" />
      <span className="min-w-0">
        <span className="block font-strong">{label}</span>
        <span className="text-sm text-ink-2">{t('embedOn', { site })}</span>
      </span>
    </a>
  )
}
