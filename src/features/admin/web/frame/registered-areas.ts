import type { AdminScope } from '#platform/contract/admin-scopes.ts'
import type { ConsoleArea } from '#platform/web/registration.ts'

/** `web/console-areas.ts` of every feature. */
const modules = import.meta.glob<readonly ConsoleArea[]>('../../../*/web/console-areas.ts', {
  eager: true,
  import: 'consoleAreas',
})

export const registeredAreas: readonly ConsoleArea[] = Object.values(modules)
  .flat()
  .toSorted((one, other) => one.order - other.order)

/** Lists the pages of the console that an admin may open. */
export function areasFor(may: (scope: AdminScope | 'global') => boolean): readonly ConsoleArea[] {
  return registeredAreas.filter(({ scope }) => scope === undefined || may(scope))
}

/** Returns true for pages below an area; the overview does not contain every page of the console. */
export function isInArea({ to, also = [] }: ConsoleArea, here: string): boolean {
  if (also.some((path) => here.startsWith(path))) return true
  return here === to || (to !== '/admin' && here.startsWith(`${to}/`))
}
