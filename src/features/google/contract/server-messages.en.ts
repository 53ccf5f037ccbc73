import type { SameShape } from '#platform/contract/texts.ts'
import type { serverMessages as bhs } from './server-messages.bhs.ts'

export const serverMessages = {
  mails: { area: 'Sign-in with Google' },
  errors: {
    ticketGone: 'The sign-in with Google was not finished in time. Please try again.',
    onlyWayIn:
      'This is your only way to sign in. Set a password first: choose “Forgot your password?” and open the link in the email.',
    notOffered: 'Signing in with Google is not set up here.',
    signInAgain: 'To be safe, please sign in again and then try once more.',
  },
  mail: {
    linked: {
      subject: 'Signing in with Google was added to your account',
      heading: 'A new way to sign in',
      text: 'Hello {name}, since {date} at {time} you can also open your {product} account with the Google account {email}.',
      notYou: 'If this was not you, check who can open your email and choose a new password.',
      button: 'Choose a new password',
    },
    unlinked: {
      subject: 'Signing in with Google was removed from your account',
      heading: 'A way to sign in was removed',
      text: 'Hello {name}, since {date} at {time} the Google account {email} no longer opens your {product} account.',
    },
  },
} as const satisfies SameShape<typeof bhs>
