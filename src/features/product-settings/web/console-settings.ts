import type { ConsoleSetting } from '#platform/web/registration.ts'
import { titles } from '../contract/titles.ts'

export const consoleSettings: readonly ConsoleSetting[] = [
  {
    to: '/admin/settings/name',
    title: titles.name,
    hint: {
      bhs: 'kako se proizvod zove u naslovu, pismima i PDF-u',
      en: 'what the product is called in titles, emails and PDFs',
    },
    order: 20,
  },
  {
    to: '/admin/settings/pixel',
    title: titles.pixel,
    hint: { bhs: 'samo uz pristanak, i koliko ljudi ga da', en: 'only with consent, and how many give it' },
    order: 80,
  },
]
