import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './people-messages.bhs.ts'

export const messages = {
  title: 'People for you',
  intro: 'People with a published profile whose skills fit yours and your targets, each with the reason.',
  loading: 'Loading...',
  list: 'People who suit you',
  count: '{count, plural, one {# person} other {# people}}',
  failed: 'The people did not load',
  failedText: 'The server does not answer. Nothing is lost.',
  retry: 'Try again',
  none: 'Nobody to suggest yet',
  noneText:
    'We suggest people who share skills or interests with you, or who can do what you lack for a target.',
  skillsAction: 'Add skills',
  goalAction: 'Choose a target',
  hint: {
    skills: 'Add your skills, and we will find people who can do the same or what you lack.',
    goals: 'Choose a target, and we will find people who can do what you lack for it.',
  },
  reasons: {
    label: 'Why we suggest {name}',
    goal: 'Can do what you lack for “{title}”: {names}',
    learning: 'Can do what you are learning: {names}',
    shared: '{count, plural, one {# skill in common} other {# skills in common}}: {names}',
    interest: 'An interest in common: {name}',
    home: 'In your municipality',
    near: '{count, number} km from you',
  },
  privacy:
    'Only those who have published their profile are here, with what members may see of it. Gender, age, name and photo do not change the order.',
} as const satisfies SameShape<typeof bhs>
