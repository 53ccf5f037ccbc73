import { useParams } from 'react-router'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { ScreenMain } from '#platform/web/shell/screen-main.tsx'
import { titles } from '../contract/titles.ts'
import { MentorshipPage } from './work/mentorship-page.tsx'

export const handle: PageHandle = { title: titles.mentorship, protected: true, chrome: 'full' }

export default function MentorshipOneScreen() {
  const { id = '' } = useParams()
  return (
    <ScreenMain>
      <MentorshipPage key={id} id={id} />
    </ScreenMain>
  )
}
