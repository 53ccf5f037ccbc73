import type { ConsoleSetting } from '#platform/web/registration.ts'

/** `web/console-settings.ts` of every feature. */
const files = import.meta.glob<readonly ConsoleSetting[]>('../../../*/web/console-settings.ts', {
  eager: true,
  import: 'consoleSettings',
})

export const registeredSettings: readonly ConsoleSetting[] = Object.values(files)
  .flat()
  .toSorted((one, other) => one.order - other.order)
