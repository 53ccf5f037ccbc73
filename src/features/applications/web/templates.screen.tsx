import { Suspense } from 'react'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { templatesTitle } from '../contract/titles.ts'
import { TemplateList } from './templates/template-list.tsx'

export const handle: PageHandle = { title: templatesTitle, protected: true, chrome: 'full' }

/** The page of an organisation's saved messages. */
export default function TemplatesScreen() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <main id="main" className="wrap max-w-[52rem] pt-6 pb-24 lg:pt-10">
        <TemplateList />
      </main>
    </Suspense>
  )
}
