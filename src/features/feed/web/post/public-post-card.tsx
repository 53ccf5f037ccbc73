import { formatDate, formatTime } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { Post } from '../../contract/feed.endpoints.ts'
import { useText } from '../use-text.ts'
import { Poll } from './poll.tsx'
import { PostFrame } from './post-frame.tsx'

/** A public post as everybody reads it, without script. */
export function PublicPostCard({ post, isLinked = false }: { post: Post; isLinked?: boolean }) {
  const t = useText()
  const locale = useLocale()
  const { id, author, reactions, comments } = post
  const at = new Date(post.at)
  const when = (
    <time dateTime={post.at}>
      {formatDate(at, locale)} {formatTime(at)}
    </time>
  )
  return (
    <PostFrame
      post={post}
      profiles="/profil"
      profile={author.slug && `/profil/${author.slug}`}
      when={isLinked ? <a href={`/feed/${id}`}>{when}</a> : when}
      poll={post.poll && <Poll poll={post.poll} />}
      footer={
        <p className="flex gap-x-4 pb-2 text-sm text-ink-2">
          <span>{t('support', { count: String(reactions) })}</span>
          {isLinked && <a href={`/feed/${id}#comments`}>{t('comments', { count: String(comments) })}</a>}
        </p>
      }
    />
  )
}
