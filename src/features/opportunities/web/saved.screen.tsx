import { Suspense } from 'react'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { savedTitle } from '../contract/titles.ts'
import { SavedList } from './lists/saved-list.tsx'

export const handle: PageHandle = { title: savedTitle, protected: true, chrome: 'full' }

export default function SavedScreen() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <main id="main" className="wrap pt-4 pb-12 lg:pt-8">
        <SavedList />
      </main>
    </Suspense>
  )
}
