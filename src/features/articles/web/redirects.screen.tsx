import { Suspense } from 'react'
import { ConsoleFrame } from '#features/admin/web/index.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { titles } from '../contract/titles.ts'
import { NewRedirect } from './redirects/new-redirect.tsx'
import { RedirectList } from './redirects/redirect-list.tsx'

export const handle: PageHandle = { title: titles.redirects, chrome: 'noFooter', protected: true }

export default function RedirectsScreen() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <Redirects />
    </Suspense>
  )
}

function Redirects() {
  const locale = useLocale()
  return (
    <ConsoleFrame title={titles.redirects[locale]} scope="content">
      <NewRedirect />
      <RedirectList />
    </ConsoleFrame>
  )
}
