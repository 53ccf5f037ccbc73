import type { ConsoleSetting } from '#platform/web/registration.ts'
import { titles } from '../contract/titles.ts'

export const consoleSettings: readonly ConsoleSetting[] = [
  {
    to: '/admin/settings/areas',
    title: titles.switches,
    hint: { bhs: 'dijelovi koji se mogu isključiti', en: 'areas that can be switched off' },
    order: 40,
  },
]
