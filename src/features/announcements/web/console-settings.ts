import type { ConsoleSetting } from '#platform/web/registration.ts'
import { titles } from '../contract/titles.ts'

export const consoleSettings: readonly ConsoleSetting[] = [
  {
    to: '/admin/settings/announcements',
    title: titles.announcements,
    hint: { bhs: 'traka na vrhu svake stranice', en: 'a bar above every page' },
    order: 10,
  },
]
