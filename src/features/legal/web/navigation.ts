import type { NavigationEntry } from '#platform/web/registration.ts'

export const navigation: readonly NavigationEntry[] = [
  { to: '/terms', title: { bhs: 'Uslovi', en: 'Terms' }, places: ['footer'], order: 10 },
  { to: '/privacy', title: { bhs: 'Privatnost', en: 'Privacy' }, places: ['footer'], order: 20 },
  { to: '/page/faq', title: { bhs: 'Česta pitanja', en: 'FAQ' }, places: ['footer'], order: 30 },
]
