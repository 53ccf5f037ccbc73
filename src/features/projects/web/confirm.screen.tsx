import { Suspense } from 'react'
import { PublicHeader } from '#features/landing/web/index.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { titles } from '../contract/titles.ts'
import { Confirm } from './confirm/confirm.tsx'

export const handle: PageHandle = { chrome: 'bare', title: titles.confirm }

/** The page of a giver's emailed link; opening it confirms nothing. */
export default function ConfirmScreen() {
  return (
    <>
      <PublicHeader />
      <Suspense fallback={<PageSpinner />}>
        <main id="main" className="wrap max-w-[40rem] pt-10 pb-16 [overflow-wrap:anywhere]">
          <Confirm />
        </main>
      </Suspense>
    </>
  )
}
