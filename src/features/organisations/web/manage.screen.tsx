import { Suspense } from 'react'
import { useParams } from 'react-router'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { titles } from '../contract/titles.ts'
import { Manage } from './manage/manage.tsx'

export const handle: PageHandle = { title: titles.manage, protected: true, chrome: 'full' }

export default function ManageOrganisationScreen() {
  const { slug = '' } = useParams()
  return (
    <Suspense fallback={<PageSpinner />}>
      <main id="main" className="wrap pt-6 pb-8 lg:pt-10">
        <Manage key={slug} slug={slug} />
      </main>
    </Suspense>
  )
}
