import { lazy } from 'react'
import type { DashboardCard } from '#platform/web/registration.ts'

const account = () => import('./account/account-cards.ts')

export const dashboardCards: readonly DashboardCard[] = [
  {
    id: 'deadlines',
    title: { bhs: 'Rokovi', en: 'Deadlines' },
    order: 10,
    Card: lazy(async () => ({ default: (await import('./deadlines/deadlines-card.tsx')).DeadlinesCard })),
  },
  {
    id: 'applications',
    title: { bhs: 'Moje prijave', en: 'My applications' },
    order: 20,
    Card: lazy(async () => ({ default: (await import('./cards/applications-card.tsx')).ApplicationsCard })),
    width: 'whole',
    skeleton: { height: 'min-h-64' },
  },
  {
    id: 'recommended',
    title: { bhs: 'Preporučene prilike', en: 'Recommended for you' },
    order: 30,
    Card: lazy(async () => ({ default: (await import('./cards/recommended-card.tsx')).RecommendedCard })),
    width: 'two-thirds',
    skeleton: { height: 'min-h-64' },
  },
  {
    id: 'profile',
    title: { bhs: 'Tvoj profil', en: 'Your profile' },
    order: 40,
    Card: lazy(async () => ({ default: (await account()).ProfileCard })),
    skeleton: { height: 'min-h-80', rows: 5 },
  },
  {
    id: 'activity',
    title: { bhs: 'Tvoja aktivnost', en: 'Your activity' },
    order: 50,
    Card: lazy(async () => ({ default: (await import('./cards/activity-card.tsx')).ActivityCard })),
  },
  {
    id: 'skills',
    title: { bhs: 'Tvoje vještine', en: 'Your skills' },
    order: 60,
    Card: lazy(async () => ({ default: (await import('./cards/skills-card.tsx')).SkillsCard })),
  },
  {
    id: 'people',
    title: { bhs: 'Ljudi za tebe', en: 'People for you' },
    order: 70,
    Card: lazy(async () => ({ default: (await import('./cards/people-card.tsx')).PeopleCard })),
  },
  {
    id: 'interests',
    title: { bhs: 'Šta te zanima', en: 'What interests you' },
    order: 80,
    Card: lazy(async () => ({ default: (await account()).InterestsCard })),
    skeleton: { height: 'min-h-21', rows: 1 },
  },
  {
    id: 'security',
    title: { bhs: 'Sigurnost računa', en: 'Account security' },
    order: 90,
    Card: lazy(async () => ({ default: (await account()).SecurityCard })),
    skeleton: { height: 'min-h-46' },
  },
  {
    id: 'tips',
    title: { bhs: 'Dobro je znati', en: 'Good to know' },
    order: 100,
    Card: lazy(async () => ({ default: (await account()).TipsCard })),
    skeleton: { height: 'min-h-55' },
  },
]
