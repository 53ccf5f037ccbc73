import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { getPinnedPost } from '../../contract/pins.endpoints.ts'
import { PostCard } from '../post/post-card.tsx'
import { PinnedFrame } from './pinned-frame.tsx'

/** The post that a member pinned to their profile, if the reader may see it. */
export function PinnedPost({ person: { id } }: { person: { id: string } }) {
  const { data, refetch } = useEndpoint(getPinnedPost, { params: { member: id } })
  if (!data?.post) return null
  return (
    <PinnedFrame>
      <PostCard post={data.post} onGone={() => void refetch()} />
    </PinnedFrame>
  )
}
