import { lazy } from 'react'
import type { SettingsSection } from '#platform/web/registration.ts'

export const settingsSections: readonly SettingsSection[] = [
  {
    id: 'people',
    title: { bhs: 'Ljudi i blokade', en: 'People and blocks' },
    order: 55,
    Section: lazy(async () => ({
      default: (await import('./settings/people-section.tsx')).PeopleSection,
    })),
  },
]
