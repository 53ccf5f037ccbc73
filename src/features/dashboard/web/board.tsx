import { LayoutList } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useText } from './use-text.ts'
import { BoardSkeleton } from './board-skeleton.tsx'
import { Cards } from './cards.tsx'
import { Greeting } from './greeting.tsx'
import { NextStep } from './next-step.tsx'
import { Since } from './since.tsx'
import { useDashboard } from './use-dashboard.ts'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { Skeleton } from '#platform/web/ui/blocks/skeleton.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'

const LayoutSheet = lazy(async () => ({ default: (await import('./layout/layout-sheet.tsx')).LayoutSheet }))
const StartCard = lazyPart(async () => (await import('./start/start-card.tsx')).StartCard)

/** Shows the dashboard once it is loaded. */
export function Board() {
  const t = useText()
  const query = useDashboard()
  const { data } = query
  const [arranging, setArranging] = useState(false)
  const [isStarting, setStarting] = useStart(data?.start)
  if (!data) {
    const failed = (
      <span role="heading" aria-level={1}>
        {t('failed')}
      </span>
    )
    return <QueryState query={query} title={failed} waiting={<BoardSkeleton />} />
  }
  return (
    <>
      <Greeting name={data.firstName} />
      <div className="grid grid-cols-1 gap-12 lg:grid-flow-row-dense lg:grid-cols-12 lg:gap-x-10">
        {isStarting && (
          <Suspense fallback={<Skeleton className="h-96 rounded-surface lg:col-span-12" />}>
            <StartCard onDismiss={() => setStarting(false)} />
          </Suspense>
        )}
        {/* A newcomer sees suggestions before the missing parts of their account. */}
        {!isStarting && <NextStep dashboard={data} />}
        {data.since && <Since since={data.since} />}
        <Cards dashboard={data} afterFirst={isStarting && <NextStep dashboard={data} />} />
      </div>
      <p className="mt-10 border-t border-line pt-4">
        <Button
          small
          look="quiet"
          className="-ml-3"
          icon={<LayoutList aria-hidden />}
          onClick={() => setArranging(true)}
        >
          {t('arrange')}
        </Button>
      </p>
      {arranging && (
        <Suspense>
          <LayoutSheet layout={data.layout} onClose={() => setArranging(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Keeps the start card open for a member who has begun with it, although nothing is missing after the first answer. */
function useStart(start: boolean | undefined) {
  const [isStarting, setStarting] = useState<boolean>()
  if (isStarting === undefined && start !== undefined) setStarting(start)
  return [isStarting, setStarting] as const
}
