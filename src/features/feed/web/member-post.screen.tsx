import type { PageHandle } from '#platform/web/shell/page.ts'
import { ScreenMain } from '#platform/web/shell/screen-main.tsx'
import { useParams } from 'react-router'
import { titles } from '../contract/titles.ts'
import { MemberPost } from './post/member-post.tsx'

export const handle: PageHandle = { title: titles.post, protected: true, chrome: 'full' }

export default function MemberPostScreen() {
  const { id = '' } = useParams()
  return (
    <ScreenMain className="max-w-[44rem] pt-2 pb-16 lg:pt-6">
      <MemberPost id={id} />
    </ScreenMain>
  )
}
