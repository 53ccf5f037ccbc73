import { Suspense } from 'react'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import type { ReasonProps } from './reason-form.tsx'

const ReasonForm = lazyPart(async () => (await import('./reason-form.tsx')).ReasonForm)

/** An act that needs a reason; loaded separately, because few readers of the page use it. */
export function ReasonDialog(props: ReasonProps) {
  return (
    <Suspense>
      <ReasonForm {...props} />
    </Suspense>
  )
}
