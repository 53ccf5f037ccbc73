import { Suspense } from 'react'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { importTitle } from '../contract/titles.ts'
import { ImportDesk } from './desk/import-desk.tsx'
import { TitledPage } from './titled-page.tsx'

export const handle: PageHandle = { title: importTitle, protected: true, chrome: 'full' }

/** Imports of editors for their organisations. */
export default function ImportScreen() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <TitledPage of="title">
        <ImportDesk base="/opportunities/import" />
      </TitledPage>
    </Suspense>
  )
}
