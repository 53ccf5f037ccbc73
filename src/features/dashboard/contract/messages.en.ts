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
    why: 'Why this first?',
    inPlace: 'parts of your profile',
  },
  since: { title: 'Since you were here', all: 'See all' },
  done: {
    title: 'All done for now',
    text: 'You have everything you need. When something opens or changes, we will tell you here what to do next.',
    action: 'Check your settings',
  },
  arrange: 'Arrange the dashboard',
  failed: 'The dashboard did not load',
} as const satisfies SameShape<typeof bhs>
