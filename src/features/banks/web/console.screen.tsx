import { Suspense } from 'react'
import { ConsoleFrame } from '#features/admin/web/index.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { titles } from '../contract/titles.ts'
import { BankList } from './managed/bank-list.tsx'
import { NewBank } from './managed/new-bank.tsx'

export const handle: PageHandle = { title: titles.console, chrome: 'noFooter', protected: true }

export default function BanksConsoleScreen() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <Banks />
    </Suspense>
  )
}

function Banks() {
  const locale = useLocale()
  return (
    <ConsoleFrame title={titles.console[locale]} scope="grants" aside={<NewBank />}>
      <div>
        <BankList />
      </div>
    </ConsoleFrame>
  )
}
