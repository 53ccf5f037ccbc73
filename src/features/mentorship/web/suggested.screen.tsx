import { Suspense } from 'react'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { titles } from '../contract/titles.ts'
import { SuggestedPage } from './suggested/suggested-page.tsx'

export const handle: PageHandle = { title: titles.suggested, protected: true, chrome: 'full' }

export default function SuggestedScreen() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <SuggestedPage />
    </Suspense>
  )
}
