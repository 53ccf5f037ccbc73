import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './messages.bhs.ts'

export const messages = {
  nav: {
    main: 'Main navigation',
    home: 'Home',
    opportunities: 'Opportunities',
    skills: 'Skills',
    profile: 'Profile',
    settings: 'Settings',
    applications: 'My applications',
    organisations: 'My organisations',
    account: 'Your account',
    admin: 'Administration',
    signOut: 'Sign out',
  },
  language: { label: 'Language', bhs: 'Bosanski/hrvatski/srpski', en: 'English' },
  signedOut: 'You are signed out',
  footer: { terms: 'Terms', privacy: 'Privacy', faq: 'Common questions', label: 'Legal pages' },
  offline: 'There is no connection. What is saved stays saved.',
} as const satisfies SameShape<typeof bhs>
