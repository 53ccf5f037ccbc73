import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './view-messages.bhs.ts'

export const messages = {
  proven: '{count, plural, one {# skill has evidence} other {# skills have evidence}}',
  provenText: 'A person, work or an exam stands behind each.',
  ownWord: 'own estimate',
  more: '{count, plural, one {# more skill} other {# more skills}}',
  updated: 'Updated {date}',
  nothing: 'This person has not written anything yet.',
  join: 'Create your own profile',
  joinText: 'It is free, and what you can do without a diploma counts too.',
  register: 'Register',
  quotes: {
    title: 'In the words of others',
    about: 'skill: {skill}',
    more: '{count, plural, one {# more confirmation} other {# more confirmations}}',
  },
} as const satisfies SameShape<typeof bhs>
