import { Suspense } from 'react'
import { useIsMember } from '#features/landing/web/index.ts'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import type { ShownDiscussion } from '../contract/discussions.endpoints.ts'
import { QuestionList } from './question-list.tsx'
import { useText } from './use-text.ts'

/** What members read and do, for pages on which there are members alone. */
export const MemberDiscussion = lazyPart(
  async () => (await import('./member/member-discussion.tsx')).MemberDiscussion,
)

type Props = {
  /** What is asked about, as its feature registered it, and which one. */
  kind: string
  id: string
  /** What everybody reads, as the page was drawn with it. */
  shown: ShownDiscussion
  /** One part of the text among others, with a heading like theirs. */
  small?: boolean
}

/** Questions about a thing with their answers: drawn for everybody by the server, and for members to take part in. */
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
