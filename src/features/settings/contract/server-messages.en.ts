import type { SameShape } from '#platform/contract/texts.ts'
import type { serverMessages as bhs } from './server-messages.bhs.ts'

export const serverMessages = {
  mails: { area: 'Account settings' },
  errors: {
    wrongPassword: 'The current password is incorrect.',
    signInAgain: 'To keep your account safe, sign in again and then retry.',
    samePassword: 'This is your current password. Choose another one.',
    sameEmail: 'That is already your email address.',
    codeInvalid: 'Wrong code. Check the digits and try again.',
    codeExpired: 'This code has expired. Ask for a new one.',
    emailTaken: 'There is already an account for this email address.',
    emailMismatch: 'Type the email address of your account to confirm.',
    lastAdmin: 'You are the only administrator. Give someone else the rights first.',
    phoneInvalid: 'Enter the full number with its country code, for example +387 61 123 456.',
    nothingToChange: 'There is nothing to change.',
  },
  mail: {
    hello: 'Hello {name},',
    when: '{date} at {time}',
    emailCode: {
      subject: 'Confirm your new email address',
      heading: 'Confirm the new address',
      text: 'Enter this code in the settings of your {product} account to make this your new email address:',
      life: 'The code works for {minutes} minutes.',
      notYou: 'If you did not ask for this, you can ignore it.',
    },
    emailTaken: {
      subject: 'Someone tried to use your email address',
      heading: 'There is already an account for this address',
      text: 'Someone typed this address as the new one of another account. It already belongs to your account, so nothing has changed and you can ignore this.',
    },
    emailChanged: {
      subject: 'The email address of your account has changed',
      heading: 'A new email address',
      text: 'The address of your account was changed to {newEmail} on {when}. We will not write to this address about the account any more.',
      notYou: 'If this was not you, write to us straight away on the help page.',
      button: 'Open help',
    },
    passwordChanged: {
      subject: 'Your password has been changed',
      heading: 'Your password has been changed',
      text: 'The password of your account was changed in the settings on {when}. Your other devices have been signed out.',
      notYou: 'If this was not you, choose a new password straight away.',
      button: 'This was not me',
    },
    deletion: {
      subject: 'Your account will be deleted on {date}',
      heading: 'Deleting your account',
      text: 'We have received your request. Your account, profile, CVs and applications will be deleted for good on {date}.',
      sentStays: 'Messages and files that you sent to others stay with them, without your name.',
      sentGoes: 'We also delete the messages and files that you sent to others.',
      stays:
        'A team’s work on a grant application, scores you gave and answers to questions stay without your name. Contracts and receipts for money that was given stay as they are, for as long as accounting law asks.',
      keep: 'If you change your mind, sign in before that day and choose to keep the account in the settings.',
      button: 'Sign in',
    },
  },
  export: {
    title: 'My data',
    lead: 'This is everything {product} has about you, by area. Beside each page is a .json file with the same data.',
    back: 'Back to the overview',
    areas: {
      account: 'Account',
      applications: 'Applications',
      articles: 'Articles',
      banks: 'Youth banks',
      calls: 'Calls',
      cv: 'CV',
      dashboard: 'Dashboard',
      discussions: 'Questions and talk',
      'grant-applications': 'Grant applications',
      messages: 'Messages',
      moderation: 'Reports and decisions',
      network: 'Network',
      notifications: 'Notifications',
      opportunities: 'Opportunities',
      organisations: 'Organisations',
      profile: 'Profile',
      projects: 'Projects',
      recommendations: 'Recommendations',
      reviews: 'Reviewing',
      search: 'Searches',
      skills: 'Skills',
      'team-test': 'Team test',
      votes: 'Votes',
    },
    readme:
      'This is everything {product} knows about you, downloaded on {when}.\n\nEach folder is one area. The .json files open in any text editor; the others are your files as they are. Passwords and codes are not here, because we do not know them either.',
    missing:
      'These files could not be read, so they are not here:\n\n{files}\n\nEverything else is here. Try again later; if they are still missing then, write to us on the help page.',
  },
  console: {
    queues: {
      overdue: {
        title: 'Accounts that could not be deleted',
        hint: 'The deletion date has passed. We retry every hour; the server log has the cause.',
      },
    },
  },
} as const satisfies SameShape<typeof bhs>
