import type { SameShape } from '#platform/contract/texts.ts'
import type { serverMessages as bhs } from './server-messages.bhs.ts'

export const serverMessages = {
  mails: { area: 'Weekly overviews' },
  notifications: {
    topics: {
      deadlines: { title: 'Deadlines', hint: 'saved, drafts, events' },
      summary: {
        title: 'Weekly summary',
        hint: 'what is new for you, on Mondays; when there is nothing new, nothing is sent',
      },
    },
    summary: {
      lead: 'Your week:',
      text: '{count, plural, one {# thing is} other {# things are}} new for you',
      subject: 'Your week: {count, plural, one {# new thing} other {# new things}}',
      heading: 'What is new for you',
    },
    day: {
      ends: 'Deadline {date} at {time}:',
      begins: 'Begins {date} at {time}:',
      reply: 'You are expecting a reply by {date}; get in touch if it does not come:',
    },
    hours: {
      ends: 'Ends soon, at {time}:',
      begins: 'Begins soon, at {time}:',
      reply: 'You are expecting a reply today, by {time}:',
    },
    week: {
      lead: 'This week',
      text: '{count, plural, one {# deadline ends} other {# deadlines end}}',
      subject: 'This week: {count, plural, one {# deadline} other {# deadlines}}',
      heading: 'Your deadlines this week',
      open: 'Open the dashboard',
    },
  },
  next: {
    in: '{days, plural, =0 {today} =1 {tomorrow} one {in # day} other {in # days}}',
    rule: 'What matters more and is due sooner comes first.',
    others:
      '{count, plural, =0 {There are no other steps now.} one {# more step comes after this one.} other {# more steps come after this one.}}',
  },
  since: {
    goal: 'For your goal “{goal}”',
    openings:
      '{count, plural, =1 {there is a new opportunity: {title}} other {there are # new opportunities}}',
  },
  steps: {
    draft: {
      title: 'Finish your application for “{title}”',
      left: {
        letter: 'Only the cover letter is missing.',
        answers: '{count, plural, one {# answer is} other {# answers are}} missing.',
        both: 'The cover letter and {count, plural, one {# answer} other {# answers}} are missing.',
        sending: 'Everything is written; you just have to send it.',
      },
      deadline: 'The deadline is {date} at {time}.',
      action: 'Continue the application',
      progress: 'parts done',
    },
    invitation: {
      title: '{organisation} invites you to an interview',
      text: 'Your application for “{title}”. The proposed time is {date} at {time}; tell them whether it suits you.',
      action: 'Answer the invitation',
    },
    interview: {
      title: 'Your interview is on {date} at {time}',
      text: '{organisation}, “{title}”. Check where it is and read your application once more.',
      action: 'Get ready',
    },
    offer: {
      title: 'You have an offer: {organisation}',
      text: 'Your application for “{title}” went through. Read the offer and answer it.',
      action: 'Open the offer',
    },
    elsewhere: {
      title: 'Send your application: {title}',
      text: 'You track this application outside the platform. The deadline is {date} at {time}.',
      action: 'My applications',
    },
    event: {
      title: 'Starting soon: {title}',
      text: 'It starts on {date} at {time}.',
      action: 'See the details',
    },
    saved: {
      title: 'Closing soon: {title}',
      text: 'You saved this opportunity. The deadline is {date} at {time}.',
      action: 'See the opportunity',
    },
    keep: {
      title: 'Your account will be deleted on {date}',
      text: 'You can change your mind until then. Nothing has been deleted yet.',
      action: 'Keep my account',
    },
    onboarding: {
      title: 'Finish setting up your account',
      text: 'Your phone, your gender and what interests you. It takes about a minute.',
      action: 'Continue',
      progress: '{done, plural, one {answer} other {answers}}',
    },
    interests: {
      title: 'Choose what interests you',
      text: 'Your interests decide what we show you first. Change them whenever you like.',
      action: 'Choose interests',
    },
    password: {
      title: 'Set a password',
      text: 'Right now you can only sign in with Google or a code we mail you. With a password you can sign in without them.',
      action: 'Set a password',
    },
    phone: {
      title: 'Add a phone number',
      text: 'Only you see the number, until you choose to show it.',
      action: 'Add a number',
    },
    gender: {
      title: 'Tell us how to address you',
      text: 'Bosnian has different forms for women and men, and we would rather not guess.',
      action: 'Choose',
    },
  },
  facts: {
    email: 'Your email is confirmed',
    password: 'A password is set',
    noPassword: 'No password is set',
    oneDevice: 'You are signed in on this device only',
    devices:
      'You are signed in on {count, plural, one {# other device} other {# other devices}}. Are they all yours?',
  },
  calendar: {
    name: 'My deadlines | {product}',
    deadline: 'Deadline: {title}',
    interview: 'Interview: {title}',
    reply: 'Reply expected: {title}',
    until: 'Until {date} at {time}, Sarajevo time.',
    begins: 'Begins {date} at {time}, Sarajevo time.',
  },
} as const satisfies SameShape<typeof bhs>
