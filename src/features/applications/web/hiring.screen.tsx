import { Suspense } from 'react'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { hiringTitle } from '../contract/titles.ts'
import { HiringBoard } from './desk/hiring-board.tsx'

export const handle: PageHandle = { title: hiringTitle, protected: true, chrome: 'full' }

export default function HiringScreen() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <main id="main" className="wrap pt-6 pb-24 lg:pt-10">
        <HiringBoard />
      </main>
    </Suspense>
  )
}
