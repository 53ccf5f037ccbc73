import type { SettingsSection } from '#platform/web/registration.ts'

/** `web/settings-sections.ts` of every feature. */
const modules = import.meta.glob<readonly SettingsSection[]>('../../../*/web/settings-sections.ts', {
  eager: true,
  import: 'settingsSections',
})

export const registeredSections: readonly SettingsSection[] = Object.values(modules)
  .flat()
  .toSorted((one, other) => one.order - other.order)
