import { Suspense } from 'react'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { titles } from '../contract/titles.ts'
import { PeoplePage } from './people/people-page.tsx'

export const handle: PageHandle = { title: titles.people, protected: true, chrome: 'full' }

export default function PeopleScreen() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <PeoplePage />
    </Suspense>
  )
}
