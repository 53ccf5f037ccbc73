import { Suspense } from 'react'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { listTitle } from '../contract/titles.ts'
import { CvList } from './list/cv-list.tsx'

export const handle: PageHandle = { title: listTitle, protected: true, chrome: 'full' }

export default function CvListScreen() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <main id="main" className="wrap pt-4 pb-10 lg:pt-8">
        <CvList />
      </main>
    </Suspense>
  )
}
