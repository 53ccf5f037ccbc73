import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './messages.bhs.ts'

export const messages = {
  contents: 'Contents',
  version: 'Version {version}, valid from {date}',
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
