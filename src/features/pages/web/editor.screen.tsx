import { Suspense } from 'react'
import { useParams } from 'react-router'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { titles } from '../contract/titles.ts'

export const handle: PageHandle = { title: titles.edit, protected: true, chrome: 'bare' }

const Entrance = lazyPart(async () => (await import('./edit/entrance.tsx')).Entrance)

/** Everything of the editor comes with a script of its own. */
export default function PageEditorScreen() {
  const { id = '' } = useParams()
  return (
    <Suspense fallback={<PageSpinner />}>
      <Entrance key={id} id={id} />
    </Suspense>
  )
}
