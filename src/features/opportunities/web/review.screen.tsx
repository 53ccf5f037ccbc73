import { Suspense } from 'react'
import { ConsoleFrame } from '#features/admin/web/index.ts'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { reviewTitle } from '../contract/titles.ts'
import { OpportunityQueue } from './review/opportunity-queue.tsx'
import { useEditorText } from './use-editor-text.ts'
import { useText } from './use-text.ts'

export const handle: PageHandle = { title: reviewTitle, chrome: 'noFooter', protected: true }

export default function ReviewScreen() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <Review />
    </Suspense>
  )
}

function Review() {
  const t = useEditorText()
  // The texts are needed further down; requesting them here avoids a second wait.
  useText()
  return (
    <ConsoleFrame
      title={t('review.title')}
      scope="opportunities"
      aside={
        <ButtonLink small to="/opportunities/new">
          {t('review.create')}
        </ButtonLink>
      }
    >
      <OpportunityQueue />
    </ConsoleFrame>
  )
}
