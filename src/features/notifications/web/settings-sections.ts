import type { SettingsSection } from '#platform/web/registration.ts'
import { NotificationsSection } from './preferences/notifications-section.tsx'

export const settingsSections: readonly SettingsSection[] = [
  {
    id: 'notifications',
    title: { bhs: 'Obavještenja', en: 'Notifications' },
    order: 50,
    Section: NotificationsSection,
  },
]
