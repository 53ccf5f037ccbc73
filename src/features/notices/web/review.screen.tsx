import { Suspense } from 'react'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { importTitle } from '../contract/titles.ts'
import { ReviewNotice } from './review/review-notice.tsx'
import { TitledPage } from './titled-page.tsx'

export const handle: PageHandle = { title: importTitle, protected: true, chrome: 'full' }

/** Review of one notice by an editor. */
export default function ReviewScreen() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <TitledPage of="review">
        <ReviewNotice base="/opportunities/import" />
      </TitledPage>
    </Suspense>
  )
}
