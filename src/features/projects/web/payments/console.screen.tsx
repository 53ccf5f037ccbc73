import { Suspense } from 'react'
import { ConsoleFrame } from '#features/admin/web/index.ts'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { titles } from '../../contract/titles.ts'
import { PaymentList } from './payment-list.tsx'
import { usePaymentsText } from './use-payments-text.ts'

export const handle: PageHandle = { title: titles.bankPayments, chrome: 'noFooter', protected: true }

export default function PaymentsConsoleScreen() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <Payments />
    </Suspense>
  )
}

function Payments() {
  const t = usePaymentsText()
  return (
    <ConsoleFrame title={t('title')} scope="grants">
      <PaymentList />
    </ConsoleFrame>
  )
}
