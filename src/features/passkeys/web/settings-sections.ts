import { lazy } from 'react'
import type { SettingsSection } from '#platform/web/registration.ts'

export const settingsSections: readonly SettingsSection[] = [
  {
    id: 'passkeys',
    title: { bhs: 'Pristupni ključevi', en: 'Passkeys' },
    order: 33,
    Section: lazy(async () => ({ default: (await import('./passkeys-section.tsx')).PasskeysSection })),
  },
]
