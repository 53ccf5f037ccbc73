import type { ReactNode } from 'react'
import type { Post } from '../../contract/feed.endpoints.ts'
import { MemberPoll } from './member-poll.tsx'
import { PostFoot } from './post-foot.tsx'
import { PostFrame } from './post-frame.tsx'
import { PostMenu } from './post-menu.tsx'
import { When } from './when.tsx'

type Props = {
  post: Post
  why?: ReactNode
  /** It is no longer here: deleted, or its author muted or blocked. */
  onGone?: () => void
}

/** A post as members meet it, with what they do with it. */
export function PostCard({ post, why, onGone }: Props) {
  const { author } = post
  return (
    <PostFrame
      post={post}
      profile={`/profile/${author.slug ?? author.id}`}
      why={why}
      when={<When at={post.at} />}
      aside={<PostMenu post={post} onGone={onGone} />}
      poll={post.poll && <MemberPoll id={post.id} poll={post.poll} />}
      footer={<PostFoot post={post} />}
    />
  )
}
