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
  profile: {
    title: 'Your profile',
    left: '{count, plural, one {One thing would still help it} other {# things would still help it}}',
    complete: 'All the basics are here',
    missing: 'missing',
    ready: 'done',
  },
  security: { title: 'Account safety' },
  interests: {
    title: 'What interests you',
    change: 'Change',
    choose: 'Choose',
    none: 'Nothing chosen yet',
    noneText: 'Your interests decide what we show you first.',
  },
  tips: {
    title: 'Good to know',
    data: 'You can download all your data in one file, whenever you like',
    devices: 'On somebody else’s computer? Sign it out from here later',
    look: 'The dark theme is easier on the eyes at night',
  },
  arrange: 'Arrange the dashboard',
  loading: 'Loading...',
  failed: 'The dashboard did not load',
  failedText: 'The server does not answer. Nothing is lost.',
  retry: 'Try again',
} as const satisfies SameShape<typeof bhs>
