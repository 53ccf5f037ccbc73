import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './people-messages.bhs.ts'

export const messages = {
  title: 'People for you',
  intro: 'People with a published profile whose skills fit yours and your goals, each with the reason.',
  list: 'People who suit you',
  count: '{count, plural, one {# person} other {# people}}',
  failed: 'The people did not load',
  none: 'We have nobody to suggest yet',
  noneText:
    'We suggest people who share skills or interests with you, or who can do what you lack for a goal.',
  skillsAction: 'Add skills',
  goalAction: 'Choose a goal',
  hint: {
    skills: 'Add your skills, and we will find people who can do the same or what you lack.',
    goals: 'Choose a goal, and we will find people who can do what you lack for it.',
  },
  reasons: {
    label: 'Why we suggest {name}',
    goal: 'Can do what you lack for “{title}”: {names}',
    learning: 'Can do what you are learning: {names}',
    mutual: '{count, plural, one {# connection in common} other {# connections in common}}',
    shared: '{count, plural, one {# skill in common} other {# skills in common}}: {names}',
    interest: 'An interest in common: {name}',
    home: 'In your municipality',
    near: '{count, number} km from you',
  },
  dismiss: {
    label: 'Not for me: {name}',
    short: 'Not for me',
    heading: 'Why is this person not for you?',
    known: 'We already know each other',
    skills: 'I am looking for other skills',
    place: 'Too far away',
    other: 'Something else',
    done: 'We will not suggest {name} again. Only you can see this.',
    undone: 'We may suggest {name} again.',
    failed: 'That was not saved. Try again.',
    undo: 'Undo',
  },
  privacy:
    'Only those who have published their profile are here, with what members may see of it. Gender, age, name and photo do not change the order.',
} as const satisfies SameShape<typeof bhs>
