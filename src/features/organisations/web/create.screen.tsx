import { Suspense } from 'react'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { titles } from '../contract/titles.ts'
import { CreateForm } from './mine/create-form.tsx'

export const handle: PageHandle = { title: titles.create, protected: true, chrome: 'full' }

export default function CreateOrganisationScreen() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <main id="main" className="wrap pt-6 pb-8 lg:pt-10">
        <CreateForm />
      </main>
    </Suspense>
  )
}
