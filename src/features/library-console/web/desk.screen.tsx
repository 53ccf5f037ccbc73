import { Suspense } from 'react'
import { ConsoleFrame } from '#features/admin/web/index.ts'
import { titles } from '#features/library/contract/titles.ts'
import { StaffLibrary } from '#features/library/web/index.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'

export const handle: PageHandle = { title: titles.console, chrome: 'noFooter', protected: true }

export default function LibraryDeskScreen() {
  const locale = useLocale()
  return (
    <Suspense fallback={<PageSpinner />}>
      <ConsoleFrame title={titles.console[locale]} scope="content">
        <StaffLibrary />
      </ConsoleFrame>
    </Suspense>
  )
}
