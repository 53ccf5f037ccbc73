import { MemberComments } from '#features/discussions/web/index.ts'

/** The comments of a post; apart from it, because they need more script than the post itself. */
export function PostComments({ id, onChange }: { id: string; onChange: () => void }) {
  return <MemberComments kind="feed" id={id} onChange={onChange} />
}
