import { Link2, MessageSquareQuote, Send, Share2 } from 'lucide-react'
import { sharePath } from '#platform/contract/share-path.ts'
import { Menu, type MenuItem } from '#platform/web/ui/layers/menu.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import type { Post } from '../../contract/feed.endpoints.ts'
import { openingWords } from '../../contract/post-text.ts'
import { useText } from '../use-text.ts'

/** Ways to share a post: in one of one's own, by its link, and outside of this site where everybody may read it. */
export function ShareMenu({ post, className }: { post: Post; className: string }) {
  const t = useText()
  const { id, author, audience, body } = post
  const path = audience === 'public' ? `/feed/${id}` : `/feed/posts/${id}`
  const address = () => new URL(path, location.origin).href
  async function copy() {
    await navigator.clipboard.writeText(address())
    toast({ title: t('shared') })
  }
  function items(): MenuItem[] {
    const here: MenuItem[] = [
      { text: t('share.quote'), icon: <MessageSquareQuote />, to: sharePath(`/feed/posts/${id}`) },
      { text: t('share.copy'), icon: <Link2 />, onSelect: () => void copy() },
    ]
    if (audience !== 'public') return here
    const title = `${author.name}: ${openingWords(body)}`
    const words = () => encodeURIComponent(`${title} ${address()}`)
    const outside: MenuItem[] = [
      {
        text: 'WhatsApp',
        icon: <Send />,
        onSelect: () => void window.open(`https://wa.me/?text=${words()}`, '_blank', 'noopener'),
      },
      {
        text: 'Viber',
        icon: <Send />,
        onSelect: () => location.assign(`viber://forward?text=${words()}`),
      },
    ]
    if (!('share' in navigator)) return [...here, ...outside]
    const other = () => navigator.share({ title, url: address() }).catch(() => undefined)
    return [...here, ...outside, { text: t('share.other'), icon: <Share2 />, onSelect: () => void other() }]
  }
  return (
    <Menu
      label={t('share.title')}
      items={items}
      trigger={(menu) => (
        <button type="button" {...menu} className={className} aria-label={t('share.title')}>
          <Share2 aria-hidden />
        </button>
      )}
    />
  )
}
