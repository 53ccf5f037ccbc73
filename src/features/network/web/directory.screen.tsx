import { Suspense } from 'react'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { titles } from '../contract/titles.ts'
import { DirectoryPage } from './directory/directory-page.tsx'

export const handle: PageHandle = { title: titles.directory, protected: true, chrome: 'full' }

export default function DirectoryScreen() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <DirectoryPage />
    </Suspense>
  )
}
