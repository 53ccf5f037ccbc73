import type { ConsoleSetting } from '#platform/web/registration.ts'
import { titles } from '../contract/titles.ts'

export const consoleSettings: readonly ConsoleSetting[] = [
  {
    to: '/admin/settings/limits',
    title: titles.limits,
    hint: { bhs: 'koliko čega na dan, i ko ih dotiče', en: 'how much of what a day, and who reaches it' },
    order: 50,
  },
]
