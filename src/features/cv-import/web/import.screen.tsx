import { Suspense } from 'react'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { title } from '../contract/titles.ts'
import { ImportPage } from './import-page.tsx'

export const handle: PageHandle = { title, protected: true, chrome: 'full' }

export default function CvImportScreen() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <main id="main" className="wrap pt-4 pb-10 lg:pt-8">
        <ImportPage />
      </main>
    </Suspense>
  )
}
