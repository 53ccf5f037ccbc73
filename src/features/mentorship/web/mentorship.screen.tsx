import { PeopleFrame } from '#features/network/web/index.ts'
import { Suspense } from 'react'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { listOwnGroups } from '../contract/groups/groups.endpoints.ts'
import { listMentorships } from '../contract/requests.endpoints.ts'
import { titles } from '../contract/titles.ts'
import { MentorshipLists } from './member/mentorship-lists.tsx'

export const handle: PageHandle = {
  title: titles.mentorship,
  protected: true,
  chrome: 'full',
  first: [listMentorships.path, listOwnGroups.path],
}

export default function MentorshipScreen() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <PeopleFrame>
        <MentorshipLists />
      </PeopleFrame>
    </Suspense>
  )
}
