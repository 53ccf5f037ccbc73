import { Bookmark, HandHeart, MessageCircle } from 'lucide-react'
import { Link } from 'react-router'
import { formatNumber } from '#platform/contract/dates.ts'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { listSavedPosts, type Post, saveReaction, savePost } from '../../contract/feed.endpoints.ts'
import { usePostChanges } from '../use-post-changes.ts'
import { useText } from '../use-text.ts'
import { ShareMenu } from './share-menu.tsx'

const LOOK =
  'inline-flex h-target min-w-target items-center justify-center gap-1.5 rounded-control px-2 text-sm tabular-nums text-ink-2 no-underline hover:bg-sunken aria-pressed:font-strong aria-pressed:text-river-ink'

/** Support, comments and the link of a post. */
export function PostFoot({ post }: { post: Post }) {
  const t = useText()
  const locale = useLocale()
  const { change } = usePostChanges()
  const { act } = useAct({ refresh: [], failed: t('general') })
  const saving = useAct({ refresh: [listSavedPosts.path], failed: t('general') })
  const { id, reactions, comments, hasReacted, isSaved } = post
  const number = (count: number) => formatNumber(count, locale)
  async function support() {
    const reacts = !hasReacted
    await act(async () => {
      change(id, { hasReacted: reacts, reactions: reactions + (reacts ? 1 : -1) })
      try {
        change(id, await call(saveReaction, { params: { id }, body: { wanted: reacts } }))
      } catch (error) {
        change(id, { hasReacted, reactions })
        throw error
      }
    })
  }
  const save = () =>
    void saving.act(async () => {
      await call(savePost, { params: { id }, body: { wanted: !isSaved } })
      change(id, { isSaved: !isSaved })
    })
  return (
    <footer className="-mx-2 flex gap-2 print:hidden">
      <button
        type="button"
        className={LOOK}
        aria-pressed={hasReacted}
        aria-label={t('support', { count: number(reactions) })}
        onClick={() => void support()}
      >
        <HandHeart aria-hidden />
        {number(reactions)}
      </button>
      <Link
        to={`/feed/posts/${id}#comments`}
        className={LOOK}
        aria-label={t('comments', { count: number(comments) })}
      >
        <MessageCircle aria-hidden />
        {number(comments)}
      </Link>
      <ShareMenu post={post} className={LOOK} />
      <button
        type="button"
        className={`${LOOK} ml-auto aria-pressed:[&_.lucide]:fill-current`}
        aria-pressed={isSaved}
        aria-label={t('save')}
        onClick={save}
      >
        <Bookmark aria-hidden />
      </button>
    </footer>
  )
}
