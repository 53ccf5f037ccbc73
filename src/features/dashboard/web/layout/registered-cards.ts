import type { DashboardCard } from '#platform/web/registration.ts'
import { arrange, type Layout } from '../../contract/layout.ts'

/** `web/dashboard-cards.ts` of every feature. */
const modules = import.meta.glob<readonly DashboardCard[]>('../../../*/web/dashboard-cards.ts', {
  eager: true,
  import: 'dashboardCards',
})

const registered: readonly DashboardCard[] = Object.values(modules)
  .flat()
  .toSorted((one, other) => one.order - other.order)
const byId = new Map(registered.map((card) => [card.id, card]))

/** Combines the stored layout with the current cards. */
export function arrangedCards(stored: Layout): Layout {
  return arrange(stored, [...byId.keys()])
}

/** Returns the card of an id from `arrangedCards`. */
export function cardOf(id: string): DashboardCard {
  const card = byId.get(id)
  if (!card) throw new Error(`No feature registers the card ${id}`)
  return card
}
