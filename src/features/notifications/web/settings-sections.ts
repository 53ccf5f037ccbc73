import { lazy } from 'react'
import type { SettingsSection } from '#platform/web/registration.ts'

export const settingsSections: readonly SettingsSection[] = [
  {
    id: 'notifications',
    title: { bhs: 'Obavještenja i mailovi', en: 'Notifications and emails' },
    hint: { bhs: 'šta ti javljamo, kako i kada', en: 'what you hear from us, how and when' },
    order: 50,
    Section: lazy(async () => ({
      default: (await import('./preferences/notifications-section.tsx')).NotificationsSection,
    })),
  },
]
