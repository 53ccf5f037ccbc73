import { Map, Play } from 'lucide-react'
import { embedFrame, embedSite } from '#platform/contract/rich-text/embeds.ts'
import { classNames } from '#platform/web/ui/class-names.ts'
import { openEmbed } from './open-embed.ts'

type Props = {
  href: string
  /** Of the frame that opens in its place; the name of the site without it. */
  title: string
  label: string
  /** Says on which site it is. */
  note: (site: string) => string
  rel: string
  className: string
}

/** A video or a map of another site: nothing is asked of it until a reader opens it; without script it is a link. */
export function EmbedLink({ href, title, label, note, rel, className }: Props) {
  const site = embedSite(href)
  const Icon = site === 'OpenStreetMap' ? Map : Play
  return (
    <a
      className={classNames(
        'flex min-h-target items-center gap-3 rounded-control border px-4 py-3 text-ink no-underline hover:bg-sunken',
        className,
      )}
      href={href}
      rel={rel}
      title={title || site}
      data-embed={embedFrame(href)}
      onClick={(event) => openEmbed(event.nativeEvent)}
    >
      <Icon aria-hidden className="flex-none text-river-ink" />
      <span className="min-w-0">
        <span className="block font-strong">{label || site}</span>
        <span className="text-sm text-ink-2">{note(site)}</span>
      </span>
    </a>
  )
}
