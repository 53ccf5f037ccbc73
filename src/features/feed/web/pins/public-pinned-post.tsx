import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { getPublicPinnedPost } from '../../contract/pins.endpoints.ts'
import { PublicPostCard } from '../post/public-post-card.tsx'
import { PinnedFrame } from './pinned-frame.tsx'

/** The pinned post on a published profile, where it is for everybody. */
export function PublicPinnedPost({ slug }: { slug: string }) {
  const { data } = useEndpoint(getPublicPinnedPost, { params: { slug } })
  if (!data?.post) return null
  return (
    <PinnedFrame>
      <PublicPostCard post={data.post} isLinked />
    </PinnedFrame>
  )
}
