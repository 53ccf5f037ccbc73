import { type ReactNode, Suspense, useState } from 'react'
import { storedDataSaver } from '#platform/web/shell/stored-saver.ts'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import type { Post } from '../../contract/feed.endpoints.ts'
import { MemberPoll } from './member-poll.tsx'
import { PostFoot } from './post-foot.tsx'
import { PostFrame } from './post-frame.tsx'
import { PostMenu } from './post-menu.tsx'
import { TappedPictures } from './tapped-pictures.tsx'
import { When } from './when.tsx'

const EditPost = lazyPart(async () => (await import('./edit-post.tsx')).EditPost)

type Props = {
  post: Post
  why?: ReactNode
  /** It is no longer here: deleted, or its author muted or blocked. */
  onGone?: () => void
}

/** A post as members meet it, with what they do with it. */
export function PostCard({ post, why, onGone }: Props) {
  const [isEditing, setEditing] = useState(false)
  const { author } = post
  return (
    <PostFrame
      post={post}
      profile={`/profile/${author.slug ?? author.id}`}
      profiles="/profile"
      when={<When at={post.at} />}
      why={why}
      aside={<PostMenu post={post} onEdit={() => setEditing(true)} onGone={onGone} />}
      pictures={<TappedPictures pictures={post.pictures} />}
      isBare={storedDataSaver()}
      poll={post.poll && <MemberPoll id={post.id} poll={post.poll} />}
      editing={
        isEditing && (
          <Suspense fallback={null}>
            <EditPost post={post} onClose={() => setEditing(false)} />
          </Suspense>
        )
      }
      footer={<PostFoot post={post} />}
    />
  )
}
