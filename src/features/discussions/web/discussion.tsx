import { Suspense } from 'react'
import { useIsMember } from '#features/landing/web/index.ts'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import type { PublicDiscussion } from '../contract/discussions.endpoints.ts'
import { QuestionList } from './question-list.tsx'
import { useText } from './use-text.ts'

/** The discussion for members, on pages that only members open. */
export const MemberDiscussion = lazyPart(
  async () => (await import('./member/member-discussion.tsx')).MemberDiscussion,
)

type Props = {
  /** The registered kind and the id of the thing. */
  kind: string
  id: string
  /** The public content with which the page was rendered. */
  shown: PublicDiscussion
  /** True for a section among others, with a heading like theirs. */
  small?: boolean
}

/** Shows questions about a thing with their answers: rendered for everybody by the server, with actions for members. */
export function Discussion({ kind, id, shown, small = false }: Props) {
  const t = useText()
  const isMember = useIsMember()
  const forAll = <QuestionList items={shown.items} by={shown.by} />
  return (
    <section id="questions" aria-labelledby="questions-title">
      <h2 id="questions-title" className={`mb-2 ${small ? 'text-lg' : 'text-xl'}`}>
        {t('title')}
      </h2>
      {isMember ? (
        <Suspense fallback={forAll}>
          <MemberDiscussion kind={kind} id={id} />
        </Suspense>
      ) : (
        <>
          {forAll}
          {shown.isOpen && (
            <a
              className="link inline-flex min-h-target items-center text-sm print:hidden"
              href="/login"
              rel="nofollow"
            >
              {t('signIn')}
            </a>
          )}
        </>
      )}
    </section>
  )
}
