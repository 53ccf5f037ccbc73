import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './people-messages.bhs.ts'

export const messages = {
  title: 'People for you',
  intro: 'People with a published profile whose skills match your skills and goals, each with a reason.',
  list: 'People who suit you',
  count: '{count, plural, one {# person} other {# people}}',
  failed: 'The people did not load',
  none: 'Nobody to suggest yet',
  noneText:
    'We suggest people who share skills or interests with you, or have the skills you are missing for a goal.',
  skillsAction: 'Add skills',
  goalAction: 'Choose a goal',
  hint: {
    skills: 'Add your skills, and we will find people with the same skills or the ones you are missing.',
    goals: 'Choose a goal, and we will find people with the skills you are missing for it.',
  },
  reasons: {
    label: 'Why we suggest {name}',
    goal: 'Has what you are missing for “{title}”: {names}',
    learning: 'Has the skills you are learning: {names}',
    project: 'Same project: {title}',
    school: 'Same school: {name}',
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
    failed: 'Not saved. Try again.',
    undo: 'Undo',
  },
  privacy:
    'Only people who have published their profile are listed here, with what members can see of it. Gender, age, name and photo do not change the order.',
} as const satisfies SameShape<typeof bhs>
