import { lazy } from 'react'
import type { SettingsSection } from '#platform/web/registration.ts'

export const settingsSections: readonly SettingsSection[] = [
  {
    id: 'notifications',
    title: { bhs: 'Obavještenja', en: 'Notifications' },
    order: 50,
    Section: lazy(async () => ({
      default: (await import('./preferences/notifications-section.tsx')).NotificationsSection,
    })),
  },
]
