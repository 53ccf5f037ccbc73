import { lazy } from 'react'
import type { DashboardCard } from '#platform/web/registration.ts'

export const dashboardCards: readonly DashboardCard[] = [
  {
    id: 'mentorship',
    title: { bhs: 'Mentorstvo', en: 'Mentoring' },
    order: 65,
    Card: lazy(async () => ({ default: (await import('./suggested/mentorship-card.tsx')).MentorshipCard })),
  },
]
