import { useParams } from 'react-router'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { ScreenMain } from '#platform/web/shell/screen-main.tsx'
import { homeTitle } from '../contract/titles.ts'
import { OrganisationHomePage } from './home/home-page.tsx'

export const handle: PageHandle = { title: homeTitle, protected: true, chrome: 'full' }

export default function OrganisationHomeScreen() {
  const { slug = '' } = useParams()
  return (
    <ScreenMain className="pt-6 pb-16 lg:pt-10">
      <OrganisationHomePage key={slug} slug={slug} />
    </ScreenMain>
  )
}
