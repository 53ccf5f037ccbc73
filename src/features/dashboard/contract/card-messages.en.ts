import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './card-messages.bhs.ts'

export const messages = {
  applications: {
    title: 'My applications',
    all: 'All applications',
    none: 'No applications yet',
    noneText:
      'Save an opportunity or begin to apply. Here you see where each one stands, from draft to offer.',
    browse: 'Browse opportunities',
  },
  profile: {
    title: 'Your profile',
    left: '{count, plural, one {One thing would still help it} other {# things would still help it}}',
    complete: 'All the basics are here',
    missing: 'missing',
    ready: 'done',
  },
  activity: {
    asTable: 'Show as a table',
    title: 'Your activity',
    unit: 'Number of actions a week, the last 12 weeks',
    drawn:
      'Your actions in the last 12 weeks: {total, plural, one {# action} other {# actions}}, this week {now}, at most {max} in one week.',
    thisWeek: 'this week',
    source:
      'What you do here is counted: applications sent, opportunities saved and first opened, learning, and the last change of each part of your profile. Only you see it.',
    week: 'Week of',
    all: 'All',
    sent: 'Applications',
    saved: 'Saved',
    looked: 'Opened',
    learnt: 'Learning',
    profile: 'Profile',
    none: 'No activity yet',
    noneText: 'When you open an opportunity, apply or learn something new, the week gets its bar.',
    browse: 'Browse opportunities',
  },
  skills: {
    title: 'Growing skills',
    all: 'Analysis',
    counted: '{have} of {of, plural, one {# skill} other {# skills}}',
    up: 'more than on {date}',
    down: 'less than on {date}',
    none: 'No target yet',
    noneText:
      'Choose an occupation or an opportunity and see which of its skills you have and which are missing.',
    choose: 'Choose a target',
  },
  recommended: {
    title: 'For you',
    all: 'All recommendations',
    list: 'Recommended opportunities',
    late: 'Your list is still being made',
    lateText: 'It takes longer than usual. Open it and wait for it there.',
    lateAction: 'Open “For you”',
    none: 'Nothing new for you right now',
    noneText: 'As soon as something that suits you opens, it will stand here, with its reason.',
    noneAction: 'Browse opportunities',
  },
  people: {
    title: 'People for you',
    all: 'All suggestions',
    list: 'People who suit you',
    late: 'The suggestions are still being made',
    lateText: 'They take longer than usual. Open them and wait for them there.',
    lateAction: 'Open the suggestions',
    none: 'Nobody to suggest yet',
    noneText: 'Add skills and choose a target, and we will find people who can do the same or what you lack.',
    noneAction: 'Skills and targets',
  },
  interests: {
    title: 'What interests you',
    change: 'Change',
    choose: 'Choose',
    none: 'Nothing chosen yet',
    noneText: 'Your interests decide what we show you first.',
  },
  security: { title: 'Account safety' },
  tips: {
    title: 'Good to know',
    data: 'You can download all your data in one file, whenever you like',
    devices: 'On somebody else’s computer? Sign it out from here later',
    look: 'The dark theme is easier on the eyes at night',
  },
} as const satisfies SameShape<typeof bhs>
