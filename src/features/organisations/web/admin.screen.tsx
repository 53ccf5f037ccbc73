import { Suspense } from 'react'
import { ConsoleFrame } from '#features/admin/web/index.ts'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { titles } from '../contract/titles.ts'
import { Queue } from './admin/queue.tsx'
import { useText } from './use-text.ts'

export const handle: PageHandle = { title: titles.admin, chrome: 'noFooter', protected: true }

export default function OrganisationChecksScreen() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <Checks />
    </Suspense>
  )
}

function Checks() {
  const t = useText()
  return (
    <ConsoleFrame title={t('admin.title')} scope="opportunities">
      <Queue />
    </ConsoleFrame>
  )
}
