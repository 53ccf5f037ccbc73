import { PeopleFrame } from '#features/network/web/index.ts'
import { Suspense } from 'react'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { titles } from '../contract/titles.ts'
import { MentorshipLists } from './member/mentorship-lists.tsx'

export const handle: PageHandle = { title: titles.mentorship, protected: true, chrome: 'full' }

export default function MentorshipScreen() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <PeopleFrame>
        <MentorshipLists />
      </PeopleFrame>
    </Suspense>
  )
}
