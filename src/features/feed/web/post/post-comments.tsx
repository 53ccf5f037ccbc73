import { useQueryClient } from '@tanstack/react-query'
import { MemberComments } from '#features/discussions/web/index.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { getPost, type Post } from '../../contract/feed.endpoints.ts'
import { usePostChanges } from '../use-post-changes.ts'

/** The comments of a post; apart from it, because they need more script than the post itself. */
export function PostComments({ id }: { id: string }) {
  const queries = useQueryClient()
  const { change } = usePostChanges()
  const queryKey = endpointKey(getPost, { params: { id } })
  /** Asks the server how many comments the post has, and shows it in the lists too. */
  async function refreshCount() {
    await queries.invalidateQueries({ queryKey })
    const post = queries.getQueryData<Post>(queryKey)
    if (post) change(id, { comments: post.comments })
  }
  return <MemberComments kind="feed" id={id} onChange={() => void refreshCount()} />
}
