import { Suspense } from 'react'
import { useParams } from 'react-router'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { editorTitle } from '../contract/titles.ts'
import { CvPage } from './edit/cv-page.tsx'

export const handle: PageHandle = { title: editorTitle, protected: true, chrome: 'full' }

export default function CvEditorScreen() {
  const { id = '' } = useParams()
  return (
    <Suspense fallback={<PageSpinner />}>
      <main id="main" className="wrap pt-4 pb-10 lg:pt-8">
        <CvPage key={id} id={id} />
      </main>
    </Suspense>
  )
}
