import { Sparkles } from 'lucide-react'
import { Link } from 'react-router'
import { toCursor } from '#platform/contract/cursor.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { listForYou, type Post, type Suggestion } from '../../contract/feed.endpoints.ts'
import { PostCard } from '../post/post-card.tsx'
import { useText } from '../use-text.ts'
import { EndMark } from './end-mark.tsx'
import { NewPosts } from './new-posts.tsx'
import { NoPosts } from './no-posts.tsx'
import { useReadingPosition } from './use-reading-position.ts'
import { useReadablePosts } from './use-readable-posts.ts'
import { WaitingPosts } from './waiting-posts.tsx'

/** Lists the posts since the last visit, the best first, each with its reason, and marks their end. */
export function ForYouList() {
  const t = useText()
  const query = useEndpoint(listForYou)
  const posts = query.data && postsOf(query.data)
  useReadablePosts('feed', posts)
  useReadingPosition({ count: posts?.length ?? 0 })
  return (
    <QueryState query={query} title={t('failed')} waiting={<WaitingPosts />}>
      {({ own, fresh, earlier, since }) => {
        const newest = newestOf(posts ?? [])
        if (!newest) return <NoPosts />
        return (
          <>
            <NewPosts
              after={toCursor({ at: new Date(newest.at), id: newest.id })}
              show={() => query.refetch()}
            />
            {own.map((post) => (
              <PostCard key={post.id} post={post} />
            ))}
            {fresh.map(({ post, why }) => (
              <PostCard key={post.id} post={post} why={<Why why={why} />} />
            ))}
            <EndMark since={since} />
            {earlier.map(({ post, why }) => (
              <PostCard key={post.id} post={post} why={<Why why={why} />} />
            ))}
            <p className="py-6 text-center text-sm">
              <Link to="/feed?view=newest" className="link inline-flex min-h-target items-center">
                {t('toNewest')}
              </Link>
            </p>
          </>
        )
      }}
    </QueryState>
  )
}

function postsOf({ own, fresh, earlier }: ResponseOf<typeof listForYou>): Post[] {
  return [...own, ...[...fresh, ...earlier].map(({ post }) => post)]
}

/** Moments of the server have one form, so that their order is that of their letters. */
function newestOf(posts: readonly Post[]): Post | undefined {
  return posts.reduce<Post | undefined>((best, post) => (best && best.at >= post.at ? best : post), undefined)
}

function Why({ why: { reason, tag, skill } }: Pick<Suggestion, 'why'>) {
  const t = useText()
  return (
    <p className="mb-2.5 flex items-center gap-1.5 text-xs leading-tight text-lilac-ink">
      <Sparkles size={16} aria-hidden />
      {t(`reasons.${reason}`, { tag: tag ?? '', skill: skill ?? '' })}
    </p>
  )
}
