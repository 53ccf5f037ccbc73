import { Suspense } from 'react'
import { ConsoleFrame } from '#features/admin/web/index.ts'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { titles } from '../../contract/titles.ts'
import { Overview } from './overview.tsx'
import { useOverviewText } from './use-overview-text.ts'

export const handle: PageHandle = { title: titles.console, chrome: 'noFooter', protected: true }

export default function ProjectsConsoleScreen() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <Projects />
    </Suspense>
  )
}

function Projects() {
  const t = useOverviewText()
  return (
    <ConsoleFrame title={t('title')} scope="grants">
      <Overview />
    </ConsoleFrame>
  )
}
