import { Suspense } from 'react'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { titles } from '../../contract/titles.ts'
import { PaymentList } from './payment-list.tsx'
import { usePaymentsText } from './use-payments-text.ts'

export const handle: PageHandle = { title: titles.payments, protected: true, chrome: 'full' }

/** The payments of a bank, for its board. */
export default function PaymentsScreen() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <Payments />
    </Suspense>
  )
}

function Payments() {
  const t = usePaymentsText()
  return (
    <main id="main" className="wrap max-w-5xl pt-4 pb-12 lg:pt-8">
      <h1 className="mb-4 text-2xl">{t('title')}</h1>
      <PaymentList />
    </main>
  )
}
