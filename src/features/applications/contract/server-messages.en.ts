import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './server-messages.bhs.ts'

export const messages = {
  errors: {
    closed: 'The deadline has passed or the opportunity is closed. Your application is kept as a draft.',
    notHere: 'This opportunity takes applications elsewhere.',
    ownOrganisation: 'This opportunity is your own organisation’s, so you cannot apply for it.',
    alreadySent: 'The application has been sent and can no longer be changed.',
    unanswered: 'Answer the marked questions.',
    emptyLetter: 'Write a letter.',
    over: 'This application has ended.',
    notSent: 'The application has not been sent yet.',
    cvUnknown: 'That CV no longer exists. Choose another.',
    questionUnknown: 'The questions have changed. Reload the page; what you typed stays.',
    tooManyFiles: 'An application holds at most 6 files.',
    tooManyLetters: 'You can keep at most 30 letters. Delete one that you do not need.',
    tooManyTemplates: 'You can keep at most 40 messages. Delete one that you do not need.',
    onlyOutside: 'That is only possible with applications outside of the platform.',
    foreignApplication: 'One of the applications does not belong to this opportunity.',
    withdrawn: 'This application was withdrawn, so nothing more is noted about it.',
    decidedMeanwhile:
      'Something else was decided in the meantime, so nothing was sent. {list} Have a look and decide again; your message is kept.',
    tooManyAtOnce: 'At most {limit} applications go at once, and {count} are chosen. Send them in parts.',
    unknownPlaceholder:
      'The message has something in it that cannot be filled in: {unknown}. You can only use {known}.',
    reasonNeeded: 'Say why the names should be seen, a few words at least.',
    interviewChanged: 'The date has changed in the meantime. Have a look at the new one and answer that.',
    interviewDate: 'Choose a date that is still to come, within a year.',
    interviewWhen: 'Say when it would suit you.',
    linkForbidden: 'We cannot read anything from that link. Enter the title and the organisation.',
    linkUnreadable: 'We could not read that page. Enter the title and the organisation.',
    interviewOver: 'That date has passed already.',
    interviewReason: 'Say why you are cancelling, a few words at least.',
    interviewAgreed: 'The date is already agreed. If you cannot come, cancel the interview.',
    interviewNotAgreed:
      'Only an agreed interview can be cancelled. This one is not agreed, or is cancelled already.',
  },
  applicant: 'Application no. {number}',
  interview: {
    event: 'Interview: {title}',
    when: '{date} at {time}, Sarajevo time',
    file: 'interview.ics',
    ways: { place: 'In person', video: 'Video call', phone: 'Phone' },
  },
  step: {
    title:
      '{count, plural, one {# new application waits to be read} other {# new applications wait to be read}}',
    text: 'People wait for an answer from the organisation whose applications you read.',
    action: 'Open the applications',
  },
  decidedBy: 'Application no. {number}: {by}, {state}.',
  bySomebody: 'someone from the organisation',
  byApplicant: 'the applicant',
  mail: {
    sent: {
      subject: 'Application sent: {title}',
      heading: 'Your application has been sent',
      text: 'Your application to “{title}” ({organisation}) has arrived.',
      promise: 'An answer is promised by {date}. If none comes, the organisation’s page will show it.',
      action: 'See the application',
    },
    received: {
      subject: 'New applications: {title}',
      heading: 'An application has arrived',
      text: 'Applications to “{title}” are coming in. We tell you about new ones once a day at most.',
      action: 'Open the applications',
    },
    withdrawn: {
      subject: 'Application withdrawn: {title}',
      heading: 'An application was withdrawn',
      text: 'Someone has withdrawn their application to “{title}”.',
      action: 'Open the applications',
    },
    moved: {
      subject: '{state}: {title}',
      heading: 'An answer to your application',
      text: 'Your application to “{title}” ({organisation}): {state}.',
      action: 'See the application',
    },
    interview: {
      subject: 'Interview: {title}, {date} at {time}',
      heading: 'An invitation to an interview',
      text: '{organisation} invites you to an interview about your application to “{title}”.',
      when: '{date} at {time}, {minutes} min.',
      action: 'Answer the invitation',
    },
    interviewCancelled: {
      subject: 'Interview cancelled: {title}, {date} at {time}',
      heading: 'The interview is cancelled',
      organisation:
        '{organisation} has cancelled the interview about your application to “{title}”: {date} at {time}',
      member: 'An applicant has cancelled the interview for “{title}”: {date} at {time}',
      calendar: 'If the date is in your calendar, you can remove it on the page of the application.',
      action: 'See the application',
    },
    due: {
      subject: 'An answer is promised: {title}',
      heading:
        '{count, plural, one {# application waits for an answer} other {# applications wait for an answer}}',
      text: 'For “{title}” an answer is promised by {date}. Your page shows how many answers come in time.',
      action: 'Open the applications',
    },
  },
  notifications: {
    topics: {
      applications: { title: 'Applications', hint: 'receipt, change of status, invitation, offer' },
      hiring: { title: 'Applications to you', hint: 'new, withdrawn and waiting for an answer' },
    },
    kinds: {
      status: 'Change of status',
      interview: 'Interview',
      received: 'New application',
      withdrawn: 'Withdrawn application',
      due: 'Application waiting for an answer',
      'interview-answer': 'Answer about an interview',
    },
    sent: { lead: 'Your application has arrived:', text: '{title} ({organisation})' },
    status: {
      'in-review': 'is considering your application: {title}',
      interview: 'invites you to an interview: {title}',
      offer: 'sends you an offer: {title}',
      hired: 'accepts your application: {title}',
      declined: 'is not taking your application further: {title}',
    },
    interview: {
      proposed: 'invites you to an interview, {date} at {time}: {title}',
      moved: 'proposes a new date for the interview, {date} at {time}: {title}',
    },
    interviewAnswer: {
      yes: 'Interview confirmed: {date} at {time}',
      other: 'Another time is asked for instead of {date} at {time}',
      no: 'Interview declined: {date} at {time}',
      text: 'Opportunity: {title}',
    },
    interviewCancelled: {
      byOrganisation: 'has cancelled the interview, {date} at {time}: {title}',
      byApplicant: 'Interview cancelled: {date} at {time}',
      text: 'Opportunity: {title}',
    },
    received: {
      lead: '{count, plural, one {# new application} other {# new applications}}',
      text: 'to “{title}”',
    },
    withdrawn: {
      lead: '{count, plural, one {# application withdrawn} other {# applications withdrawn}}',
      text: 'from “{title}”',
    },
    due: {
      lead: '{count, plural, one {# application awaits an answer} other {# applications await an answer}}',
      text: 'to “{title}”, promised by {date}',
    },
  },
  states: {
    draft: 'draft',
    sent: 'sent',
    'in-review': 'in review',
    interview: 'invited to an interview',
    offer: 'offer',
    hired: 'accepted',
    declined: 'not accepted',
    withdrawn: 'withdrawn',
  },
  columns: {
    number: 'Number',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    state: 'State',
    sent: 'Sent',
    promised: 'Answer promised by',
    answered: 'First answer',
    score: 'Score',
    letter: 'Letter',
  },
  file: 'applications',
  console: {
    person: { applications: 'Sent applications', drafts: 'Draft applications' },
    metrics: {
      applications: { title: 'Applications sent', note: 'Applications sent through the platform.' },
    },
  },
  search: { kinds: { applications: 'My applications' } },
} as const satisfies SameShape<typeof bhs>
