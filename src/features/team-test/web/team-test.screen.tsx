import { Suspense } from 'react'
import { ComponentBoundary } from '#platform/web/shell/component-fallback.tsx'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { Waiting } from '#platform/web/ui/states/waiting.tsx'
import { title } from '../contract/titles.ts'
import { TestPage } from './test-page.tsx'

export const handle: PageHandle = { title, protected: true, chrome: 'full' }

/** How somebody likes to contribute to a team. */
export default function TeamTestScreen() {
  return (
    <main id="main" className="wrap pt-6 pb-16 lg:pt-10">
      <ComponentBoundary>
        <Suspense fallback={<Waiting />}>
          <TestPage />
        </Suspense>
      </ComponentBoundary>
    </main>
  )
}
