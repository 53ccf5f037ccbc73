import type { RecommendedTab } from '#platform/web/registration.ts'

/** `web/recommended-tabs.ts` of every feature. */
const modules = import.meta.glob<readonly RecommendedTab[]>('../../*/web/recommended-tabs.ts', {
  eager: true,
  import: 'recommendedTabs',
})

export const registeredTabs: readonly RecommendedTab[] = Object.values(modules)
  .flat()
  .toSorted((one, other) => one.order - other.order)
