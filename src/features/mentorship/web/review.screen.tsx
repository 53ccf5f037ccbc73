import { Suspense } from 'react'
import { ConsoleFrame } from '#features/admin/web/index.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { titles } from '../contract/titles.ts'
import { AbsenceAppeals } from './absences/absence-appeals.tsx'
import { MentorQueue } from './review/mentor-queue.tsx'

export const handle: PageHandle = { title: titles.console, chrome: 'noFooter', protected: true }

export default function MentorReviewScreen() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <Review />
    </Suspense>
  )
}

function Review() {
  const locale = useLocale()
  return (
    <ConsoleFrame title={titles.console[locale]} scope="users">
      <MentorQueue />
      <AbsenceAppeals />
    </ConsoleFrame>
  )
}
