import { Suspense } from 'react'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { titles } from '../contract/titles.ts'
import { ManagedList } from './manage/managed-list.tsx'
import { NewCall } from './manage/new-call.tsx'
import { useManageText } from './use-manage-text.ts'

export const handle: PageHandle = { title: titles.managed, protected: true, chrome: 'full' }

export default function ManagedScreen() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <main id="main" className="wrap pt-4 pb-12 lg:pt-8">
        <Managed />
      </main>
    </Suspense>
  )
}

function Managed() {
  const t = useManageText()
  return (
    <>
      <header className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">{t('list.title')}</h1>
        <NewCall />
      </header>
      <ManagedList />
    </>
  )
}
