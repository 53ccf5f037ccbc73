import type { SameShape } from '#platform/contract/texts.ts'
import type { mailMessages as bhs } from './mail-messages.bhs.ts'

export const mailMessages = {
  mail: {
    verification: {
      subject: 'Verify your email for {product}',
      heading: 'Verify your email',
      code: 'One more step to your account. Enter this code on the verification page:',
      codeLife:
        'The code works for {minutes} minutes. You can also open the link, which works for {hours} hours:',
      button: 'Verify email',
      notYou:
        'If you did not register, ignore this email: nobody can create the account without this code or link. Do not share them with anyone.',
    },
    known: {
      subject: 'You already have an account on {product}',
      heading: 'You already have an account',
      text: 'Someone has just tried to register with this email, or asked for a new code. Your account exists and the email is verified, so no code is needed. Just sign in:',
      button: 'Sign in',
      forgotten: 'Cannot remember your password? Choose a new one:',
      reset: 'New password',
      notYou: 'If this was not you, you can ignore this: nothing has changed in your account.',
    },
    newDevice: {
      subject: 'A sign-in to {product} from a new device',
      heading: 'A sign-in from a new device',
      text: 'Hello {name}, on {date} at {time} someone signed in to your account on a device we have not seen you on before: {device}.',
      unknown: 'an unknown device',
      you: 'If this was you, there is nothing to do. You can see all your devices in the settings.',
      notYou: 'If it was not, choose a new password now. That signs out all devices.',
      button: 'Choose a new password',
    },
    reuse: {
      subject: 'We signed out one of your devices to keep you safe',
      heading: 'We signed out one of your devices',
      text: 'On {date} at {time} someone tried to use an old sign-in key of yours. It may have been copied from your browser, so we signed that browser out. Sign in there again.',
      advice: 'If this was not you, choose a new password. That signs out all your other devices too.',
      button: 'Choose a new password',
    },
  },
} as const satisfies SameShape<typeof bhs>
