import type { SameShape } from '#platform/contract/texts.ts'
import type { serverMessages as bhs } from './server-messages.bhs.ts'

export const serverMessages = {
  errors: {
    ticketGone: 'The sign-in with Google was not finished in time. Please try again.',
  },
  mail: {
    linked: {
      subject: 'Signing in with Google was added to your account',
      heading: 'A new way to sign in',
      text: 'Hello {name}, since {date} at {time} you can also open your {product} account with the Google account {email}.',
      notYou: 'If this was not you, check who can open your email and choose a new password.',
      button: 'Choose a new password',
    },
  },
} as const satisfies SameShape<typeof bhs>
