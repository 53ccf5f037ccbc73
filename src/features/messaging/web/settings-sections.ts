import { lazy } from 'react'
import type { SettingsSection } from '#platform/web/registration.ts'

export const settingsSections: readonly SettingsSection[] = [
  {
    id: 'messages',
    title: { bhs: 'Poruke', en: 'Messages' },
    hint: { bhs: 'ko vidi šta čitaš i kad si tu', en: 'who sees what you read and when you are here' },
    order: 57,
    Section: lazy(async () => ({
      default: (await import('./settings/messages-section.tsx')).MessagesSection,
    })),
  },
]
