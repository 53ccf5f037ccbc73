import { Suspense } from 'react'
import { ComponentBoundary } from '#platform/web/shell/component-fallback.tsx'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { title } from '../contract/titles.ts'
import { Board } from './board.tsx'
import { BoardSkeleton } from './board-skeleton.tsx'

export const handle: PageHandle = { title, protected: true, chrome: 'full' }

export default function AiSkillsScreen() {
  return (
    <main id="main" className="wrap pt-6 pb-8 lg:pt-10">
      <ComponentBoundary>
        <Suspense fallback={<BoardSkeleton />}>
          <Board />
        </Suspense>
      </ComponentBoundary>
    </main>
  )
}
