import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './messages.bhs.ts'

export const messages = {
  contents: 'Contents',
  version: 'Version {version}, valid from {date}',
  nextVersion: 'Version {version} takes effect on {date}: read it',
  earlier: 'Earlier versions',
  draft:
    'You are editing the draft of the next version. Visitors read version {version} until the draft is published.',
  draftLink: 'Differences and publishing',
  states: {
    earlier: 'This is an earlier version and no longer applies.',
    next: 'This version does not apply yet.',
    current: 'This version is in force.',
  },
  toCurrent: 'Read the version in force',
  related: 'Related',
  links: {
    terms: 'Terms of use',
    privacy: 'Privacy',
    faq: 'FAQ',
    contact: 'Contact',
    rules: 'Community rules',
  },
  stored: {
    signIn: 'Cookies for signing in',
    preferences: 'Cookies for your choices',
    measurement: 'Measurement, only with consent',
    local: 'The browser’s local storage',
    lasts: 'Lasts:',
  },
} as const satisfies SameShape<typeof bhs>
