import { lazy } from 'react'
import type { DashboardCard } from '#platform/web/registration.ts'

export const dashboardCards: readonly DashboardCard[] = [
  {
    id: 'reading',
    title: { bhs: 'Za čitanje', en: 'Worth reading' },
    order: 62,
    Card: lazy(async () => ({ default: (await import('./goals/reading-card.tsx')).ReadingCard })),
  },
]
