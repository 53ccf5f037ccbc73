import { Suspense } from 'react'
import { ConsoleFrame } from '#features/admin/web/index.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { titles } from '../contract/titles.ts'
import { Reports } from './reports.tsx'

export const handle: PageHandle = { title: titles.statistics, chrome: 'noFooter', protected: true }

export default function StatisticsScreen() {
  const locale = useLocale()
  return (
    <Suspense fallback={<PageSpinner />}>
      <ConsoleFrame title={titles.statistics[locale]}>
        <Reports />
      </ConsoleFrame>
    </Suspense>
  )
}
