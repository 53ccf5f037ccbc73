import { Suspense } from 'react'
import { ConsoleFrame } from '#features/admin/web/index.ts'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { titles } from '../contract/titles.ts'
import { CaseQueue } from './queue/case-queue.tsx'
import { useQueueText } from './use-queue-text.ts'
import { useReportText } from './use-report-text.ts'

export const handle: PageHandle = { title: titles.queue, chrome: 'noFooter', protected: true }

export default function QueueScreen() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <Queue />
    </Suspense>
  )
}

function Queue() {
  const t = useQueueText()
  // The texts are needed further down; requesting them here avoids a second wait.
  useReportText()
  return (
    <ConsoleFrame
      title={t('title')}
      scope="moderation"
      aside={
        <ButtonLink to="/admin/moderation/words" small look="quiet">
          {t('words')}
        </ButtonLink>
      }
    >
      <CaseQueue />
    </ConsoleFrame>
  )
}
