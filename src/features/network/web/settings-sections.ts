import { lazy } from 'react'
import type { SettingsSection } from '#platform/web/registration.ts'

export const settingsSections: readonly SettingsSection[] = [
  {
    id: 'people',
    title: { bhs: 'Blokade', en: 'Blocked people' },
    order: 55,
    Section: lazy(async () => ({
      default: (await import('./settings/people-section.tsx')).PeopleSection,
    })),
  },
]
