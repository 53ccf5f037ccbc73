import type { SameShape } from '#platform/contract/texts.ts'
import type { hoursServerMessages as bhs } from './server-messages.bhs.ts'

/** The server's texts about hours of work on projects. */
export const hoursServerMessages: SameShape<typeof bhs> = {
  errors: {
    dayFull: 'That would be more than 24 hours on one day. Check the day and the hours.',
    notInTeam: 'That person is no longer in the team of the project.',
    skillGone: 'One of the skills is no longer in the vocabulary. Choose it again.',
    hoursSettled: 'These hours have been confirmed or returned already.',
    noHours: 'You have no confirmed hours on this project yet.',
    profileFull: 'Your Experience section is full. Delete an entry and try again.',
  },
  notifications: {
    topics: {
      hours: {
        title: 'Hours on projects',
        hint: 'Hours you need to confirm, and answers about hours you logged.',
      },
    },
    hours: {
      waiting: 'Hours for you to confirm: {hours}.',
      confirmed: '{hours} confirmed. They back your skills now. One tap puts them on your CV.',
      agreed: 'The hours that you wrote down were confirmed: {hours}.',
      reminder:
        'Hours have been waiting for your confirmation for a week: {hours}. Until then they do not count and are no evidence of skills.',
      unanswered:
        'Nobody has confirmed the hours that you logged for a week: {hours}. We have reminded the people who confirm them.',
      returned: '{hours} returned. Reason: {reason}',
    },
  },
  dashboard: {
    hours: {
      title: 'Confirm hours on “{title}”',
      text: 'Once you confirm them, they count for the project and for the person who did the work.',
      action: 'See the hours',
    },
  },
  profile: {
    title: 'Volunteering: {title}',
    place: 'Youth project',
    note: 'Confirmed hours of work: {hours}. {what}',
  },
}
