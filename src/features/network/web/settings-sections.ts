import { lazy } from 'react'
import type { SettingsSection } from '#platform/web/registration.ts'

export const settingsSections: readonly SettingsSection[] = [
  {
    id: 'people',
    title: { bhs: 'Ljudi i blokade', en: 'People and blocking' },
    hint: { bhs: 'ko te može naći, blokade, utišane riječi', en: 'who can find you, blocks, muted words' },
    order: 55,
    Section: lazy(async () => ({
      default: (await import('./settings/people-section.tsx')).PeopleSection,
    })),
  },
]
