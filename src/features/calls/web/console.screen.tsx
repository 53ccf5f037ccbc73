import { Suspense } from 'react'
import { ConsoleFrame } from '#features/admin/web/index.ts'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { titles } from '../contract/titles.ts'
import { ManagedList } from './manage/managed-list.tsx'
import { NewCall } from './manage/new-call.tsx'
import { useManageText } from './use-manage-text.ts'

export const handle: PageHandle = { title: titles.console, chrome: 'noFooter', protected: true }

export default function CallsConsoleScreen() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <Calls />
    </Suspense>
  )
}

function Calls() {
  const t = useManageText()
  return (
    <ConsoleFrame title={t('list.console')} scope="grants" aside={<NewCall />}>
      <div>
        <ManagedList />
      </div>
    </ConsoleFrame>
  )
}
