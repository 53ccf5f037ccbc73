import { Suspense } from 'react'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { receivedTitle } from '../contract/titles.ts'
import { Received } from './hiring/received.tsx'

export const handle: PageHandle = { title: receivedTitle, protected: true, chrome: 'full' }

export default function ReceivedScreen() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <main id="main" className="wrap pt-6 pb-24 lg:pt-10">
        <Received />
      </main>
    </Suspense>
  )
}
