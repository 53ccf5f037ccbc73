import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './messages.bhs.ts'

export const messages = {
  nav: {
    main: 'Main navigation',
    account: 'Your account',
    signOut: 'Sign out',
  },
  language: { label: 'Language', bhs: 'Bosanski/hrvatski/srpski', en: 'English' },
  signedOut: 'You are signed out',
  footer: { label: 'Legal pages' },
  offline: 'You are offline. Everything you have saved is safe.',
} as const satisfies SameShape<typeof bhs>
