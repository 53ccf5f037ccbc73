import type { SameShape } from '#platform/contract/texts.ts'
import type { serverMessages as bhs } from './server-messages.bhs.ts'

export const serverMessages = {
  mails: { area: 'Passkeys' },
  errors: {
    signInAgain: 'To be safe, please sign in again and then try once more.',
    tooMany: 'The account has as many passkeys as it can. Remove one first.',
    notMade: 'This device did not make a passkey. Please try again.',
    refused: 'Signing in with a passkey did not work. Use your password instead.',
  },
  mail: {
    added: {
      subject: 'A new passkey on your account',
      heading: 'A passkey was added',
      text: 'Hello {name}, since {date} at {time} you can also open your {product} account with the passkey “{passkey}”.',
    },
    removed: {
      subject: 'A passkey was removed from your account',
      heading: 'A passkey was removed',
      text: 'Hello {name}, since {date} at {time} the passkey “{passkey}” no longer opens your {product} account.',
    },
    notYou:
      'If this was not you, choose a new password now and remove the passkeys you do not know in the settings.',
    button: 'Choose a new password',
  },
} as const satisfies SameShape<typeof bhs>
