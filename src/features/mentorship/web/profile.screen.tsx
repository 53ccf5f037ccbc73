import { ScreenMain } from '#platform/web/shell/screen-main.tsx'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { titles } from '../contract/titles.ts'
import { ProfilePage } from './profile/profile-page.tsx'

export const handle: PageHandle = { title: titles.own, protected: true, chrome: 'full' }

export default function OwnMentorScreen() {
  return (
    <ScreenMain className="max-w-3xl pt-4 pb-16 lg:pt-8">
      <ProfilePage />
    </ScreenMain>
  )
}
