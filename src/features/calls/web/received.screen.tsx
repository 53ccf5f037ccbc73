import { Suspense } from 'react'
import { useParams } from 'react-router'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { titles } from '../contract/titles.ts'
import { ReceivedPage } from './received/received-page.tsx'

export const handle: PageHandle = { title: titles.received, protected: true, chrome: 'full' }

export default function ReceivedScreen() {
  const { slug = '' } = useParams()
  return (
    <Suspense fallback={<PageSpinner />}>
      <main id="main" className="wrap pt-4 pb-12 lg:pt-8">
        <ReceivedPage slug={slug} />
      </main>
    </Suspense>
  )
}
