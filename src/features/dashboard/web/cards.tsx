import type { ReactNode } from 'react'
import { ComponentBoundary } from '#platform/web/shell/component-fallback.tsx'
import { WhenNear } from '#platform/web/ui/blocks/when-near.tsx'
import type { Dashboard } from '../contract/dashboard.endpoints.ts'
import { CardSkeleton } from './board-skeleton.tsx'
import { arrangedCards, cardOf } from './layout/registered-cards.ts'
import { DashboardContext } from './dashboard-context.ts'

const WIDTHS = { whole: 'lg:col-span-12', 'two-thirds': 'lg:col-span-8', third: 'lg:col-span-4' }

/** Shows the cards that the member has not hidden, in their order. */
export function Cards({ dashboard, afterFirst }: { dashboard: Dashboard; afterFirst?: ReactNode }) {
  const { layout, quiet } = dashboard
  const { cards, hidden } = arrangedCards(layout)
  // Members with an order of their own want to see every card in its place.
  const away = layout.cards.length > 0 ? hidden : [...hidden, ...quiet]
  const visible = cards.filter((id) => !away.includes(id))
  return (
    <DashboardContext value={dashboard}>
      {visible.slice(0, 1).map((id) => (
        <LinkCard key={id} id={id} />
      ))}
      {afterFirst}
      {visible.slice(1).map((id) => (
        <LinkCard key={id} id={id} />
      ))}
    </DashboardContext>
  )
}

function LinkCard({ id }: { id: string }) {
  const { Card, width = 'third', skeleton } = cardOf(id)
  return (
    <section aria-labelledby={`${id}-title`} className={`min-w-0 ${WIDTHS[width]}`}>
      <ComponentBoundary>
        <WhenNear fallback={<CardSkeleton {...skeleton} />}>
          <Card />
        </WhenNear>
      </ComponentBoundary>
    </section>
  )
}
