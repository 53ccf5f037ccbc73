import { EmbedLink } from '#platform/web/rich-text/parts/embed-link.tsx'
import { useText } from '../use-text.ts'

type Props = { href: string; title: string; label: string }

/** A video or a map that staff put into a page. */
export function PageEmbed(props: Props) {
  const t = useText()
  return (
    <EmbedLink
      {...props}
      note={(site) => t('embedOn', { site })}
      rel="noopener"
      className="w-full border-dashed border-edge"
    />
  )
}
