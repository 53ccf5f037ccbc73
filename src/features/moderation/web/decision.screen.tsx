import { Suspense } from 'react'
import { useParams } from 'react-router'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { titles } from '../contract/titles.ts'
import { Statement } from './decision/statement.tsx'

export const handle: PageHandle = { title: titles.decision, protected: true }

export default function DecisionScreen() {
  const { id = '' } = useParams()
  return (
    <Suspense fallback={<PageSpinner />}>
      <Statement id={id} />
    </Suspense>
  )
}
