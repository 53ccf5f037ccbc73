import type { RecommendedTab } from '#platform/web/registration.ts'

export const recommendedTabs: readonly RecommendedTab[] = [
  { to: '/recommended/mentors', title: { bhs: 'Mentorstvo', en: 'Mentors' }, order: 10 },
]
