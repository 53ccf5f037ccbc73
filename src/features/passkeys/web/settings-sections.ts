import { lazy } from 'react'
import type { SettingsSection } from '#platform/web/registration.ts'

export const settingsSections: readonly SettingsSection[] = [
  {
    id: 'passkeys',
    title: { bhs: 'Pristupni ključevi', en: 'Passkeys' },
    hint: {
      bhs: 'otisak prsta ili lice umjesto lozinke',
      en: 'a fingerprint or your face instead of a password',
    },
    order: 33,
    Section: lazy(async () => ({ default: (await import('./passkeys-section.tsx')).PasskeysSection })),
  },
]
