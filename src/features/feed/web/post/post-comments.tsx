import { MemberComments } from '#features/discussions/web/index.ts'
import { usePostChanges } from '../use-post-changes.ts'

/** The comments of a post; apart from it, because they need more script than the post itself. */
export function PostComments({ id }: { id: string }) {
  const { refreshComments } = usePostChanges()
  return <MemberComments kind="feed" id={id} onChange={() => void refreshComments(id)} />
}
