import type { HeaderTool } from '#platform/web/registration.ts'

/** `web/header-tools.ts` of every feature. */
const found = import.meta.glob<readonly HeaderTool[]>('../../*/web/header-tools.ts', {
  eager: true,
  import: 'headerTools',
})

export const registeredTools: readonly HeaderTool[] = Object.values(found)
  .flat()
  .toSorted((one, other) => one.order - other.order)
