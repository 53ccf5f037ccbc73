import { useMatches } from 'react-router'
import { hasMemberFrame } from '#features/shell/web/index.ts'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { NotFoundCard } from './not-found-card.tsx'
import { PageFrame } from './page-frame.tsx'

/** The page for a missing address: a card with links onwards, between the usual header and bar. */
export function NotFoundPage() {
  const handle = useMatches().findLast((match) => match.handle)?.handle as Partial<PageHandle> | undefined
  // A page for members has header and bar around it already.
  if (hasMemberFrame(handle ?? {})) return <NotFoundCard />
  return (
    <PageFrame>
      <NotFoundCard />
    </PageFrame>
  )
}
