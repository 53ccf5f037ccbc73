import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './messages.bhs.ts'

export const messages = {
  greeting: {
    morning: 'Good morning, {name}',
    day: 'Good afternoon, {name}',
    evening: 'Good evening, {name}',
  },
  next: {
    label: 'Your next step',
    count: '{done} of {of}',
    inPlace: 'in place',
  },
  done: {
    title: 'All done for now',
    text: 'All that your account needs is in place. When something opens or changes, it will say here what to do.',
    action: 'Look through settings',
  },
  arrange: 'Arrange the dashboard',
  failed: 'The dashboard did not load',
} as const satisfies SameShape<typeof bhs>
