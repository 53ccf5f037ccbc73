import { useEndpointPages } from '#platform/web/api/use-endpoint.ts'
import { ListFoot } from '#platform/web/ui/states/list-foot.tsx'
import { listSavedPosts } from '../../contract/feed.endpoints.ts'
import { PostCard } from '../post/post-card.tsx'
import { useText } from '../use-text.ts'

/** Posts that the member saved, the last first. */
export function SavedList() {
  const t = useText()
  const list = useEndpointPages(listSavedPosts, { query: {}, refetchOnMount: 'always' })
  const posts = list.data?.pages.flatMap((page) => page.posts) ?? []
  return (
    <>
      {posts.map((post) => (
        <PostCard key={post.id} post={post} />
      ))}
      {list.isSuccess && posts.length === 0 && <p className="py-6 text-sm text-ink-2">{t('savedNone')}</p>}
      <ListFoot list={list} more={t('more')} />
    </>
  )
}
