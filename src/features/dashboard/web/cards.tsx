import { type ComponentType, lazy, type ReactNode } from 'react'
import { ComponentBoundary } from '#platform/web/shell/component-fallback.tsx'
import { WhenNear } from '#platform/web/ui/blocks/when-near.tsx'
import type { Dashboard } from '../contract/dashboard.endpoints.ts'
import type { CardId } from '../contract/layout.ts'
import { CardSkeleton } from './board-skeleton.tsx'

const account = () => import('./account/account-cards.ts')

/** Every card comes with its own script and words when somebody is near it. */
const CARDS: Readonly<Record<CardId, ComponentType<{ dashboard: Dashboard }>>> = {
  deadlines: lazy(async () => ({ default: (await import('./deadlines/deadlines-card.tsx')).DeadlinesCard })),
  applications: lazy(async () => ({
    default: (await import('./cards/applications-card.tsx')).ApplicationsCard,
  })),
  recommended: lazy(async () => ({
    default: (await import('./cards/recommended-card.tsx')).RecommendedCard,
  })),
  profile: lazy(async () => ({ default: (await account()).ProfileCard })),
  activity: lazy(async () => ({ default: (await import('./cards/activity-card.tsx')).ActivityCard })),
  skills: lazy(async () => ({ default: (await import('./cards/skills-card.tsx')).SkillsCard })),
  people: lazy(async () => ({ default: (await import('./cards/people-card.tsx')).PeopleCard })),
  interests: lazy(async () => ({ default: (await account()).InterestsCard })),
  security: lazy(async () => ({ default: (await account()).SecurityCard })),
  tips: lazy(async () => ({ default: (await account()).TipsCard })),
}
/** How much of the width a card takes where there is room; the others share a row by three. */
const WIDTHS: Partial<Record<CardId, string>> = {
  applications: 'lg:col-span-12',
  recommended: 'lg:col-span-8',
}
/** As high as what will stand there, so that nothing moves. */
const SKELETONS: Partial<Record<CardId, ReactNode>> = {
  applications: <CardSkeleton height="min-h-64" />,
  recommended: <CardSkeleton height="min-h-64" />,
  profile: <CardSkeleton height="min-h-80" rows={5} />,
  interests: <CardSkeleton height="min-h-21" rows={1} />,
  security: <CardSkeleton height="min-h-46" />,
  tips: <CardSkeleton height="min-h-55" />,
}

/** The cards that somebody wants to see, in their order. */
export function Cards({ dashboard }: { dashboard: Dashboard }) {
  const { cards, hidden } = dashboard.layout
  return cards
    .filter((card) => !hidden.includes(card))
    .map((card) => <Card key={card} card={card} dashboard={dashboard} />)
}

function Card({ card, dashboard }: { card: CardId; dashboard: Dashboard }) {
  const Content = CARDS[card]
  return (
    <section aria-labelledby={`${card}-title`} className={`min-w-0 ${WIDTHS[card] ?? 'lg:col-span-4'}`}>
      <ComponentBoundary>
        <WhenNear fallback={SKELETONS[card] ?? <CardSkeleton />}>
          <Content dashboard={dashboard} />
        </WhenNear>
      </ComponentBoundary>
    </section>
  )
}
