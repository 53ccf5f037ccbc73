import { useEndpointPages } from '#platform/web/api/use-endpoint.ts'
import { ListFoot } from '#platform/web/ui/states/list-foot.tsx'
import { listTag } from '../../contract/feed.endpoints.ts'
import { PostCard } from '../post/post-card.tsx'
import { useText } from '../use-text.ts'
import { FollowTag } from './follow-tag.tsx'

/** Posts with a tag as a member meets them, and the way to follow it. */
export function MemberTag({ tag }: { tag: string }) {
  const t = useText()
  const list = useEndpointPages(listTag, { query: { tag } })
  const posts = list.data?.pages.flatMap((page) => page.posts) ?? []
  return (
    <>
      <FollowTag tag={tag} />
      {posts.map((post) => (
        <PostCard key={post.id} post={post} />
      ))}
      {list.isSuccess && posts.length === 0 && <p className="py-4 text-sm text-ink-2">{t('tags.noPosts')}</p>}
      <ListFoot list={list} more={t('more')} />
    </>
  )
}
