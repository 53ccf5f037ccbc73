import { ComponentBoundary } from '#platform/web/shell/component-fallback.tsx'
import { WhenNear } from '#platform/web/ui/blocks/when-near.tsx'
import type { Dashboard } from '../contract/dashboard.endpoints.ts'
import { CardSkeleton } from './board-skeleton.tsx'
import { arrangedCards, cardOf } from './layout/registered-cards.ts'
import { DashboardContext } from './use-shown-dashboard.ts'

const WIDTHS = { whole: 'lg:col-span-12', 'two-thirds': 'lg:col-span-8', third: 'lg:col-span-4' }

/** The cards that somebody wants to see, in their order. */
export function Cards({ dashboard }: { dashboard: Dashboard }) {
  const { cards, hidden } = arrangedCards(dashboard.layout)
  return (
    <DashboardContext value={dashboard}>
      {cards
        .filter((id) => !hidden.includes(id))
        .map((id) => (
          <ShownCard key={id} id={id} />
        ))}
    </DashboardContext>
  )
}

function ShownCard({ id }: { id: string }) {
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
