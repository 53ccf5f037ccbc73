import { Suspense } from 'react'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { applicationsTitle } from '../contract/titles.ts'
import { MyApplications } from './board/my-applications.tsx'

export const handle: PageHandle = { title: applicationsTitle, protected: true, chrome: 'full' }

export default function ApplicationsScreen() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <main id="main" className="wrap pt-6 pb-12 lg:pt-10">
        <MyApplications />
      </main>
    </Suspense>
  )
}
