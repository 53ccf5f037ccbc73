import { Suspense } from 'react'
import { PageHead } from '#features/recommendations/web/index.ts'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { titles } from '../contract/titles.ts'
import { GoalReading } from './goals/goal-reading.tsx'
import { useText } from './use-text.ts'

export const handle: PageHandle = { title: titles.recommended, protected: true, chrome: 'full' }

export default function RecommendedArticlesScreen() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <Recommended />
    </Suspense>
  )
}

/** Articles about the skills that a goal still lacks, beside the other lists of suggestions. */
function Recommended() {
  const t = useText()
  return (
    <main id="main" className="wrap grid gap-y-6 pt-6 pb-16 lg:pt-8">
      <PageHead title={t('goals.title')} intro={t('goals.intro')} />
      <div className="max-w-[48rem] min-w-0">
        <GoalReading />
      </div>
    </main>
  )
}
