import type { ConsoleSetting } from '#platform/web/registration.ts'
import { titles } from '../contract/titles.ts'

export const consoleSettings: readonly ConsoleSetting[] = [
  {
    to: '/admin/settings/legal',
    title: titles.versions,
    hint: { bhs: 'verzije uslova i privatnosti', en: 'versions of terms and privacy' },
    order: 30,
  },
]
