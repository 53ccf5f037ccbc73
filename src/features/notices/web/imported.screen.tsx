import { Suspense } from 'react'
import { ConsoleFrame } from '#features/admin/web/index.ts'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { Skeleton } from '#platform/web/ui/blocks/skeleton.tsx'
import { importsTitle } from '../contract/titles.ts'
import { useText } from './use-text.ts'

const ReviewNotice = lazyPart(async () => (await import('./review/review-notice.tsx')).ReviewNotice)

export const handle: PageHandle = { title: importsTitle, chrome: 'noFooter', protected: true }

/** Review of one notice by staff. */
export default function ImportedScreen() {
  const t = useText()
  return (
    <ConsoleFrame title={t('review')} scope="opportunities">
      <Suspense fallback={<Skeleton className="h-96" />}>
        <ReviewNotice base="/admin/imports" />
      </Suspense>
    </ConsoleFrame>
  )
}
