import { ArrowLeft } from 'lucide-react'
import { Suspense } from 'react'
import { Link, useNavigate } from 'react-router'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { Gone } from '#platform/web/ui/states/gone.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { Waiting } from '#platform/web/ui/states/waiting.tsx'
import { getPost } from '../../contract/feed.endpoints.ts'
import { usePostChanges } from '../use-post-changes.ts'
import { useText } from '../use-text.ts'
import { PostCard } from './post-card.tsx'

const PostComments = lazyPart(async () => (await import('./post-comments.tsx')).PostComments)

/** Shows a post with its comments to a member. */
export function MemberPost({ id }: { id: string }) {
  const t = useText()
  const navigate = useNavigate()
  const query = useEndpoint(getPost, { params: { id }, refetchOnMount: 'always' })
  const { change } = usePostChanges()
  /** Asks the server how many comments the post has, and shows it in the lists too. */
  async function refreshCount() {
    const { data } = await query.refetch()
    if (data) change(id, { comments: data.comments })
  }
  const gone = (
    <Gone
      title={t('post.gone')}
      text={t('post.goneText')}
      action={<ButtonLink to="/feed">{t('post.toFeed')}</ButtonLink>}
    />
  )
  return (
    <QueryState query={query} gone={gone}>
      {(post) => (
        <>
          <Link to="/feed" className="link inline-flex min-h-target items-center gap-1.5 text-sm">
            <ArrowLeft size={18} aria-hidden />
            {t('post.back')}
          </Link>
          <h1 className="sr-only">{t('post.by', { name: post.author.name })}</h1>
          <PostCard post={post} onGone={() => void navigate('/feed', { replace: true })} />
          <section id="comments" aria-labelledby="comments-title" className="mt-6 scroll-mt-24">
            <h2 id="comments-title" className="mb-2 text-lg">
              {t('post.comments')}
            </h2>
            <Suspense fallback={<Waiting />}>
              <PostComments id={id} onChange={() => void refreshCount()} />
            </Suspense>
          </section>
        </>
      )}
    </QueryState>
  )
}
