import type { HeaderTool } from '#platform/web/registration.ts'

/** `web/header-tools.ts` of every feature. */
const modules = import.meta.glob<readonly HeaderTool[]>('../../*/web/header-tools.ts', {
  eager: true,
  import: 'headerTools',
})

export const registeredTools: readonly HeaderTool[] = Object.values(modules)
  .flat()
  .toSorted((one, other) => one.order - other.order)
