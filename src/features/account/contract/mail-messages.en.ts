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
        'If you did not register, you can ignore this: no account is opened without the code or the link. Do not share them with anyone.',
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
      subject: 'We ended one of your sign-ins to keep you safe',
      heading: 'We ended one of your sign-ins',
      text: 'On {date} at {time} someone tried to continue your session with a key that had already been replaced. It may have been copied from your browser, so we ended that session. Sign in again on that device.',
      advice: 'If you do not know what happened, choose a new password. That ends all other sessions too.',
      button: 'Choose a new password',
    },
  },
} as const satisfies SameShape<typeof bhs>
