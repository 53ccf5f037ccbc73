import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './messages.bhs.ts'

export const messages = {
  console: {
    nav: 'Administration',
    waiting: '{n, plural, one {# waiting} other {# waiting}}',
    overview: 'Overview',
    users: 'Users',
    content: 'Content',
    scopes: {
      global: 'global admin',
      users: 'users',
      content: 'content',
      opportunities: 'opportunities',
      grants: 'grants',
      moderation: 'moderation',
    },
  },
  rights: {
    title: 'This part is for administrators',
    text: 'Your account has no admin rights. If you think it should, ask the people who run Zamah.',
    dashboard: 'Go to my dashboard',
    otherAccount: 'Sign in with another account',
    scopeTitle: 'You need another permission for this page',
    scopeText: 'This page is for admins with the “{scope}” permission. A global admin can give it to you.',
  },
  users: {
    lastUsed: 'Last visit',
    member: 'member',
    admin: 'admin: {scopes}',
    onboarded: 'active',
    waiting: 'first steps not finished',
    suspended: 'suspended',
    merged: 'merged into another account',
    leaving: 'being deleted on request',
    never: 'never',
    none: 'No account matches',
    noneText:
      'Try a shorter part of the name, email, telephone or place, or clear the filters. Accents and script do not matter.',
    reset: 'Clear the search',
  },
} as const satisfies SameShape<typeof bhs>
