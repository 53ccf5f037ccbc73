import { toCursor } from '#platform/contract/cursor.ts'
import { useEndpointPages } from '#platform/web/api/use-endpoint.ts'
import { ListFoot } from '#platform/web/ui/states/list-foot.tsx'
import { listFeed } from '../../contract/feed.endpoints.ts'
import { PostCard } from '../post/post-card.tsx'
import { useText } from '../use-text.ts'
import { NewPosts } from './new-posts.tsx'
import { NoPosts } from './no-posts.tsx'
import { moreOf, useReadingPosition } from './use-reading-position.ts'
import { useReadablePosts } from './use-readable-posts.ts'
import { WaitingPosts } from './waiting-posts.tsx'

/** Everything that the member may read, the newest first. */
export function NewestList() {
  const t = useText()
  const list = useEndpointPages(listFeed)
  const posts = list.data?.pages.flatMap((page) => page.posts) ?? []
  const [newest] = posts
  useReadablePosts('newest', list.data && posts)
  useReadingPosition({ count: posts.length, more: moreOf(list) })
  return (
    <>
      {newest && (
        <NewPosts after={toCursor({ at: new Date(newest.at), id: newest.id })} show={() => list.refetch()} />
      )}
      {posts.map((post) => (
        <PostCard key={post.id} post={post} />
      ))}
      {list.isSuccess && posts.length === 0 && <NoPosts />}
      <ListFoot list={list} more={t('more')} waiting={<WaitingPosts />} />
    </>
  )
}
