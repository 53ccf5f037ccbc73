import { lazy, Suspense } from 'react'
import { useSession } from '#platform/web/session/session-provider.tsx'
import { ComponentBoundary } from '#platform/web/shell/component-fallback.tsx'

// Most members have answered.
const QuestionBar = lazy(async () => ({ default: (await import('./question-bar.tsx')).QuestionBar }))

/** Asks whoever is signed in about versions of the legal texts that they have not accepted. */
export function LegalQuestion() {
  const isMember = useSession().status === 'authenticated'
  if (!isMember) return null
  return (
    <ComponentBoundary>
      <Suspense fallback={null}>
        <QuestionBar />
      </Suspense>
    </ComponentBoundary>
  )
}
