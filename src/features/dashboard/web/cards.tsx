import { type ComponentType, lazy, Suspense } from 'react'
import { ComponentBoundary } from '#platform/web/shell/component-fallback.tsx'
import { WhenNear } from '#platform/web/ui/blocks/when-near.tsx'
import type { Dashboard } from '../contract/dashboard.endpoints.ts'
import type { CardId } from '../contract/layout.ts'
import { CardSkeleton } from './board-skeleton.tsx'
import { InterestsCard } from './interests-card.tsx'
import { ProfileCard } from './profile-card.tsx'
import { SecurityCard } from './security-card.tsx'
import { Tips } from './tips.tsx'

type OwnCard = 'deadlines' | 'applications' | 'recommended' | 'activity' | 'skills' | 'people'

/** Cards that ask for themselves come with their own script. */
const OWN: Readonly<Record<OwnCard, ComponentType>> = {
  deadlines: lazy(async () => ({ default: (await import('./deadlines/deadlines-card.tsx')).DeadlinesCard })),
  applications: lazy(async () => ({
    default: (await import('./cards/applications-card.tsx')).ApplicationsCard,
  })),
  recommended: lazy(async () => ({
    default: (await import('./cards/recommended-card.tsx')).RecommendedCard,
  })),
  activity: lazy(async () => ({ default: (await import('./cards/activity-card.tsx')).ActivityCard })),
  skills: lazy(async () => ({ default: (await import('./cards/skills-card.tsx')).SkillsCard })),
  people: lazy(async () => ({ default: (await import('./cards/people-card.tsx')).PeopleCard })),
}
/** How much of the width a card takes where there is room; the others share a row by three. */
const WIDTHS: Partial<Record<OwnCard, string>> = {
  applications: 'lg:col-span-12',
  recommended: 'lg:col-span-8',
}

/** The cards that somebody wants to see, in their order. */
export function Cards({ dashboard }: { dashboard: Dashboard }) {
  const { cards, hidden } = dashboard.layout
  return cards
    .filter((card) => !hidden.includes(card))
    .map((card) => <Card key={card} card={card} dashboard={dashboard} />)
}

function Card({ card, dashboard }: { card: CardId; dashboard: Dashboard }) {
  switch (card) {
    case 'profile':
      return <ProfileCard pieces={dashboard.pieces} />
    case 'security':
      return <SecurityCard facts={dashboard.facts} />
    case 'interests':
      return <InterestsCard interests={dashboard.interests} pieces={dashboard.pieces} />
    case 'tips':
      return <Tips />
    default:
      return <Own card={card} />
  }
}

function Own({ card }: { card: OwnCard }) {
  const Content = OWN[card]
  const skeleton = <CardSkeleton wide={card in WIDTHS} />
  return (
    <section aria-labelledby={`${card}-title`} className={`min-w-0 ${WIDTHS[card] ?? 'lg:col-span-4'}`}>
      <ComponentBoundary>
        <WhenNear fallback={skeleton}>
          <Suspense fallback={skeleton}>
            <Content />
          </Suspense>
        </WhenNear>
      </ComponentBoundary>
    </section>
  )
}
