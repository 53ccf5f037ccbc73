import { Suspense } from 'react'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { titles } from '../contract/titles.ts'
import { NetworkPage } from './overview/network-page.tsx'

export const handle: PageHandle = {
  title: titles.network,
  protected: true,
  chrome: 'full',
  canonical: '/network',
}

export default function NetworkScreen() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <NetworkPage />
    </Suspense>
  )
}
