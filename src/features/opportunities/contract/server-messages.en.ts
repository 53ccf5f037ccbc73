import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './server-messages.bhs.ts'

export const messages = {
  mails: { area: 'Opportunities' },
  moderation: { kinds: { opportunity: 'opportunity' } },
  errors: {
    notOrganisations: 'You cannot publish for this organisation.',
    pictureGone:
      'One of the pictures is no longer in the library. Remove it from the text or put another in its place.',
    unfinished: 'Complete the marked fields before you publish.',
    backwards: 'The end is before the start.',
    amounts: 'The upper amount is less than the lower one.',
    past: 'The deadline has already passed.',
    notNow: 'That is not possible right now. Reload the page.',
    notLater: 'The new deadline has to be later than the present one.',
    reasonNeeded: 'Write a reason: the people who edit it will get it.',
  },
  untitled: 'Untitled',
  share: {
    deadline: 'Deadline: {day}',
    closed: 'Closed',
    upTo: 'up to {amount}',
    from: 'from {amount}',
  },
  mail: {
    extended: {
      subject: 'Deadline extended: {title}',
      heading: 'The deadline is extended',
      text: '{organisation} has extended the deadline of “{title}”. The new deadline: {date} at {time}.',
      action: 'Open the opportunity',
    },
    reason: 'Reason: {reason}',
    approved: {
      subject: 'Published: {title}',
      heading: 'The opportunity is published',
      text: 'We have reviewed “{title}” and published it.',
      action: 'See the page',
    },
    returned: {
      subject: 'Returned for changes: {title}',
      heading: 'The opportunity is waiting for your changes',
      text: 'We have reviewed “{title}” but not published it yet. Complete it and send it again.',
      action: 'Complete it',
    },
    closed: {
      subject: 'Closed: {title}',
      heading: 'The opportunity is closed',
      text: 'After a report we reviewed “{title}” and closed it.',
      action: 'Open it',
    },
  },
  notifications: {
    kinds: {
      decision: 'Decision about an opportunity',
    },
    extended: 'The deadline is extended to {date}',
    approved: 'Published:',
    returned: 'Sent back for changes:',
    closed: 'Closed after a report:',
  },
  feed: {
    title: 'Opportunities',
    description: 'Jobs, internships, courses, grants and events for young people in Bosnia and Herzegovina.',
    deadline: 'Deadline: {date}',
    deadlineEvent: 'Deadline: {title}',
  },
  console: {
    person: { opportunities: 'Opportunities, including drafts', saved: 'Saved opportunities' },
    queues: {
      opportunities: { title: 'Opportunities to review', hint: 'waiting to be published' },
    },
    metrics: {
      published: {
        title: 'Opportunities published',
        note: 'By day of publication, including those closed since.',
      },
    },
  },
  audit: {
    area: 'Opportunities',
    actions: {
      review: 'Decision about an opportunity',
    },
    fields: { status: 'state', outcome: 'outcome' },
  },
  search: { kinds: { saved: 'Saved' } },
} as const satisfies SameShape<typeof bhs>
