import { useIsMember } from '#features/landing/web/index.ts'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { Suspense } from 'react'
import type { CommentPage } from '../../contract/comments/comments.endpoints.ts'
import { CommentList } from './comment-list.tsx'
import { useCommentText } from './use-comment-text.ts'

/** The comments for members, on pages that only members open. */
export const MemberComments = lazyPart(async () => (await import('./member-comments.tsx')).MemberComments)

type Props = {
  /** The registered kind and the id of the thing. */
  kind: string
  id: string
  /** The public content with which the page was rendered. */
  shown: CommentPage
}

/** Shows comments on a public thing: rendered by the server, with actions for members. */
export function Comments({ kind, id, shown }: Props) {
  const t = useCommentText()
  const isMember = useIsMember()
  const forAll =
    shown.items.length === 0 ? (
      <p className="text-sm text-ink-2">{t('none')}</p>
    ) : (
      <CommentList items={shown.items} profilePath={({ slug }) => slug && `/profil/${slug}`} />
    )
  return (
    <section id="comments" aria-labelledby="comments-title">
      <h2 id="comments-title" className="mb-2 text-lg">
        {t('title')}
      </h2>
      {isMember ? (
        <Suspense fallback={forAll}>
          <MemberComments kind={kind} id={id} />
        </Suspense>
      ) : (
        <>
          {forAll}
          <a
            className="link inline-flex min-h-target items-center text-sm print:hidden"
            href="/login"
            rel="nofollow"
          >
            {t('signIn')}
          </a>
        </>
      )}
    </section>
  )
}
