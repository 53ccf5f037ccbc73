import type { PageHandle } from '#platform/web/shell/page.ts'
import { ScreenMain } from '#platform/web/shell/screen-main.tsx'
import { getDashboard } from '../contract/dashboard.endpoints.ts'
import { title } from '../contract/titles.ts'
import { Board } from './board.tsx'
import { BoardSkeleton } from './board-skeleton.tsx'

export const handle: PageHandle = { title, protected: true, chrome: 'full', first: [getDashboard.path] }

export default function DashboardScreen() {
  return (
    <ScreenMain className="pt-6 pb-8 lg:pt-10" waiting={<BoardSkeleton />}>
      <Board />
    </ScreenMain>
  )
}
