import { Suspense } from 'react'
import { PublicHeader } from '#features/landing/web/index.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { titles } from '../contract/titles.ts'
import { LinkedStatement } from './decision/linked-statement.tsx'

export const handle: PageHandle = { chrome: 'bare', title: titles.appeal }

/** The page of an emailed link, for a member who cannot sign in because their account is closed. */
export default function AppealScreen() {
  return (
    <>
      <PublicHeader />
      <Suspense fallback={<PageSpinner />}>
        <LinkedStatement />
      </Suspense>
    </>
  )
}
