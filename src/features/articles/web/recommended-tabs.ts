import type { RecommendedTab } from '#platform/web/registration.ts'

export const recommendedTabs: readonly RecommendedTab[] = [
  { to: '/recommended/articles', title: { bhs: 'Članci', en: 'Articles' }, order: 20 },
]
