import { Suspense } from 'react'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { mineTitle } from '../contract/titles.ts'
import { MineList } from './lists/mine-list.tsx'

export const handle: PageHandle = { title: mineTitle, protected: true, chrome: 'full' }

export default function MineScreen() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <main id="main" className="wrap pt-4 pb-12 lg:pt-8">
        <MineList />
      </main>
    </Suspense>
  )
}
