import { Suspense } from 'react'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import type { ReasonProps } from './reason-form.tsx'

const ReasonForm = lazyPart(async () => (await import('./reason-form.tsx')).ReasonForm)

/** Something that is not done without saying why; few who read about the money need it. */
export function ReasonDialog(props: ReasonProps) {
  return (
    <Suspense>
      <ReasonForm {...props} />
    </Suspense>
  )
}
