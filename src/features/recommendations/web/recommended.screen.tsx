import { Suspense } from 'react'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { titles } from '../contract/titles.ts'
import { RecommendedPage } from './recommended-page.tsx'

export const handle: PageHandle = { title: titles.recommended, protected: true, chrome: 'full' }

export default function RecommendedScreen() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <RecommendedPage />
    </Suspense>
  )
}
