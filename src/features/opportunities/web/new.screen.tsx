import { Suspense } from 'react'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { newTitle } from '../contract/titles.ts'
import { NewOpportunity } from './lists/new-opportunity.tsx'

export const handle: PageHandle = { title: newTitle, protected: true, chrome: 'full' }

export default function NewOpportunityScreen() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <main id="main" className="wrap max-w-3xl pt-4 pb-12 lg:pt-8">
        <NewOpportunity />
      </main>
    </Suspense>
  )
}
